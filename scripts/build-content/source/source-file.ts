/** The text of a listed file, or the one reason why it has none. */
import { type Diagnostic, diagnosticAt, START } from '../../lib/diagnostics/diagnostic'
import type { ListedFile } from './list'
import { readTextFile } from './read-file'
import { decode } from './text'

export type Read = { text: string; diagnostic?: undefined } | { text?: undefined; diagnostic: Diagnostic }

export function readSource(listed: ListedFile): Read {
  const read = readTextFile(listed)
  return read instanceof Uint8Array
    ? decodeSource(listed, read)
    : { diagnostic: diagnosticAt(listed.file, START, read) }
}

export function decodeSource({ file }: ListedFile, bytes: Uint8Array): Read {
  const decoded = decode(bytes)
  return 'text' in decoded ? decoded : { diagnostic: { file, ...decoded } }
}
