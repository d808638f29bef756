/** When a deleted entry is back: the page that answered at its address gives the address up. */
import type { FileFormat } from '../../files/formats'
import { formatOfFile } from '../../files/formats/format-of-file'
import { addressOf } from '../page'
import { hasOldAddresses } from './entry-pages'

type Files = { read: (name: string) => Promise<Blob>; write: (name: string, bytes: Blob) => Promise<void> }

/** The text of a file that answers at other old addresses. @param change the old addresses it gets, of those it has */
export function withAddresses(text: string, format: FileFormat, change: (addresses: string[]) => string[]): string {
  const data = format.fromFile(text)
  const before = Array.isArray(data.aliases) ? data.aliases.map(String) : []
  const aliases = change(before)
  if (aliases.join() === before.join()) return text
  const { aliases: _old, ...others } = data
  return format.toFile(aliases.length === 0 ? others : { ...others, aliases })
}

/**
 * @param file the entry that is back
 * @param candidates files that may have been given its address
 */
export async function giveUpAddress(file: string, candidates: Iterable<string>, files: Files): Promise<void> {
  const address = addressOf(file)
  for (const name of candidates) {
    const format = hasOldAddresses(name) ? formatOfFile(name) : undefined
    if (!format) continue
    const text = await (await files.read(name)).text()
    const without = withAddresses(text, format, (aliases) => aliases.filter((alias) => alias !== address))
    if (without !== text) await files.write(name, new Blob([without]))
  }
}
