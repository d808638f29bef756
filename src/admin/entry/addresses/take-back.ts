/** Gives addresses back: to an entry that was deleted, and to an entry that got another name. */
import type { FileFormat } from '../../files/formats'
import { formatOfFile } from '../../files/formats/format-of-file'
import { addressOf } from '../page'
import type { AddressQuestions } from './address-questions'
import { hasOldAddresses } from './entry-pages'

type Files = {
  read: (name: string) => Promise<Blob>
  write: (name: string, bytes: Blob, from?: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

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
 * When a deleted entry is back: the page that answered at its address gives the address up.
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

/**
 * Gives an entry the address again that it had before. What else it says stays as it is. The address that it gives up is kept
 * as an old one if it was public.
 */
export async function moveBack(
  { from, to }: { from: string; to: string },
  files: Files,
  wasPublic: AddressQuestions['wasPublic'],
): Promise<void> {
  const [before, now] = [addressOf(from), addressOf(to)]
  const format = hasOldAddresses(to) ? formatOfFile(to) : undefined
  const kept = format && now !== undefined && (await wasPublic(to).catch(() => true)) ? [now] : []
  const text = await (await files.read(to)).text()
  const change = (aliases: string[]) => [...aliases.filter((alias) => alias !== before), ...kept]
  await files.write(from, new Blob([format ? withAddresses(text, format, change) : text]), to)
  await files.remove(to)
}
