/** When a deleted entry is back: the page that answered at its address gives the address up. */
import type { FileFormat } from '../formats'
import { addressOf, hasOldAddresses } from './entry-pages'

type Files = { read: (name: string) => Promise<Blob>; write: (name: string, bytes: Blob) => Promise<void> }

/**
 * @param file the entry that is back
 * @param candidates files that may have been given its address
 * @param formatOf the format of a file by its name
 */
export async function giveUpAddress(
  file: string,
  candidates: Iterable<string>,
  files: Files,
  formatOf: (file: string) => FileFormat | undefined,
): Promise<void> {
  const address = addressOf(file)
  for (const name of candidates) {
    const format = hasOldAddresses(name) ? formatOf(name) : undefined
    const data = format?.fromFile(await (await files.read(name)).text())
    if (!format || !Array.isArray(data?.aliases) || !data.aliases.includes(address)) continue
    const aliases = data.aliases.filter((alias) => alias !== address)
    await files.write(name, new Blob([format.toFile({ ...data, aliases })]))
  }
}
