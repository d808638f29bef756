/** The text of a listed file, or the one reason why it has none. */
import { errorAt, type Problem, START } from './problems/problem'
import { type ListedFile, readTextFile } from './read'
import { decode } from './text'

export type Read = { text: string; problem?: undefined } | { text?: undefined; problem: Problem }

export function readSource(listed: ListedFile): Read {
  const read = readTextFile(listed)
  return read instanceof Uint8Array ? decodeSource(listed, read) : { problem: errorAt(listed.file, START, read) }
}

export function decodeSource({ file }: ListedFile, bytes: Uint8Array): Read {
  const decoded = decode(bytes)
  return 'text' in decoded ? decoded : { problem: errorAt(file, decoded.place, decoded.finding) }
}
