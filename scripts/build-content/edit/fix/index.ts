/** Fixes the files of a content folder. */

import { checkContentFolder } from '../../source/folders'
import { listContent } from '../../source/list'
import { decodeSource, readTextFile } from '../../source/read-file'
import { replaceFile } from '../content-folder'
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
  const { files } = listContent(await checkContentFolder(content))
  const fixed: FixRun['fixed'] = []
  for (const listed of files) {
    const { file, path } = listed
    const bytes = readTextFile(listed)
    if (!(bytes instanceof Uint8Array) || decodeSource(listed, bytes).diagnostic) continue
    const { text, fixes } = fixText(file, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    if (fixes.length === 0) continue
    if (write) await replaceFile(path, Uint8Array.from(bytes), text)
    fixed.push({ file, fixes })
  }
  return { fixed }
}
