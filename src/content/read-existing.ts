import type { OptionalSingle } from '@/schema/entries'
import type { ContentName, ReadContent } from './files'

/**
 * Reads a generated file that every build writes.
 * @throws Error naming the file that is missing
 */
export async function readExisting<Name extends Exclude<ContentName, OptionalSingle>>(read: ReadContent, name: Name) {
  const found = await read(name)
  if (found === null) throw new Error(`The build wrote no ${name}.`)
  return found
}
