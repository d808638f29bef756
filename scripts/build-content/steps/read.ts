/** Content folder → files with their fields, bodies and diagnostics, and which of them visitors see. */
import { type Clock, clockIn } from '../../../src/lib/wall-time'
import type { Diagnostic } from '../../lib/diagnostics/diagnostic'
import type { CachedFile } from '../incremental/cached-files'
import type { Memory } from '../incremental/memory'
import { siteSettings } from '../parse/content-file'
import type { ParsedFile } from '../parse/entry'
import { markHidden, type PublishedUrls } from '../site/publication'
import { readPublishedUrls } from '../site/published-urls'
import { type ListedFile, listContent, type Media } from '../source/list'
import { originalsIn } from '../source/names'
import { withOverlay } from '../source/overlay'
import { readSource } from '../source/read-file'
import type { BuildOptions } from './options'

export type Content = {
  files: readonly CachedFile[]
  listed: readonly ListedFile[]
  media: Media
  misplaced: readonly Diagnostic[]
  clock: Clock
  /** Every address that was ever public. Those are addresses of the site in the first language. */
  published?: PublishedUrls
}

/** Reads the content as it is on the disk, or as it would be. `content` is the resolved folder. */
export async function readContent(
  content: string,
  { touched, overlay, now, language }: BuildOptions,
  memory: Memory,
): Promise<Content> {
  const source = memory.list(content, touched)
  const { files: listed, media, diagnostics: misplaced } = overlay ? withOverlay(source, overlay) : source
  const files = await memory.parse(listed, touched)
  const clock = clockIn(siteSettings(originalsIn(files)).timeZone, now)
  markHidden(files, clock)
  const published = language === undefined ? readPublishedUrls(content) : undefined
  return { files, listed, media, misplaced, clock, published }
}

/** The files of a content folder, each with its text; no build, and no checks of several files. */
export async function readEntries(content: string) {
  // A command that only asks for names of files does not wait for the parsers.
  const { parseFile } = await import('../parse/entry')
  const { files, media, diagnostics: misplaced } = listContent(content)
  const read = files.map((listed) => {
    const { file, kind } = listed
    const { text, diagnostic } = readSource(listed)
    const parsed: ParsedFile = diagnostic ? { file, kind, diagnostics: [diagnostic] } : parseFile({ file, kind, text })
    return { ...parsed, text: text ?? '' }
  })
  return { files: read, media, misplaced }
}
