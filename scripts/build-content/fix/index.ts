/** Fixes the files of a content folder. */
import { join } from 'node:path'
import { contentFolder, replaceFile } from '../content-folder'
import { readContent, readOrdinaryFile } from '../read'
import { LARGEST_TEXT } from '../text'
import { type Fix, fixText } from './fix-text'

export { type Fix, fixText } from './fix-text'

export type FixRun = {
  /** What was, or would be, changed, in the order of the files. */
  fixed: { file: string; fixes: Fix[] }[]
}

/**
 * Fixes every file that can be read; with `write: false` only says what it would do.
 * @throws EnvironmentError when the folder cannot be read or written
 */
export async function runFix({ content, write }: { content: string; write: boolean }): Promise<FixRun> {
  const folder = await contentFolder(content)
  const { files } = await readContent(folder)
  const fixed: FixRun['fixed'] = []
  for (const { file, text: readable } of files) {
    if (readable === undefined) continue
    const path = join(folder, file.slice('content/'.length))
    const bytes = await readOrdinaryFile(path, LARGEST_TEXT)
    if (!(bytes instanceof Uint8Array)) continue
    const { text, fixes } = fixText(file, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    if (fixes.length === 0) continue
    if (write) await replaceFile(path, bytes, text)
    fixed.push({ file, fixes })
  }
  return { fixed }
}
