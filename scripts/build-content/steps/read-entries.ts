/** The files of a content folder, each read for itself: what two files say of each other is not checked. */
import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
import type { ParsedFile } from '../parse/entry'
import { listContent, type Media } from '../source/list'
import { readSource } from '../source/read-file'

export type ReadEntries = {
  files: (ParsedFile & { text: string })[]
  media: Media
  /** What is wrong with names and places of files. */
  misplaced: Diagnostic[]
}

export async function readEntries(content: string): Promise<ReadEntries> {
  // A command that only asks for names of files does not wait for the parsers.
  const { parseFile } = await import('../parse/entry')
  const { files, media, diagnostics: misplaced } = listContent(content)
  const read = files.map((listed) => {
    const { file, kind } = listed
    const { text, diagnostic } = readSource(listed)
    const parsed = diagnostic ? { file, kind, diagnostics: [diagnostic] } : parseFile({ file, kind, text })
    return { ...parsed, text: text ?? '' }
  })
  return { files: read, media, misplaced }
}
