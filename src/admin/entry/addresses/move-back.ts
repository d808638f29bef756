/** Gives an entry the address again that it had before. */
import { formatOfFile } from '../../files/formats/format-of-file'
import { addressOf } from '../page'
import { hasOldAddresses } from './entry-pages'
import { withAddresses } from './give-up-address'

type Dependencies = {
  files: {
    read: (name: string) => Promise<Blob>
    write: (name: string, bytes: Blob, from?: string) => Promise<void>
    remove: (name: string) => Promise<void>
  }
  wasPublic: (file: string) => Promise<boolean>
}

/** What else the entry says stays as it is. The address that it gives up is kept as an old one if it was public. */
export async function moveBack(
  { from, to }: { from: string; to: string },
  { files, wasPublic }: Dependencies,
): Promise<void> {
  const [before, now] = [addressOf(from), addressOf(to)]
  const format = hasOldAddresses(to) ? formatOfFile(to) : undefined
  const kept = format && now !== undefined && (await wasPublic(to).catch(() => true)) ? [now] : []
  const text = await (await files.read(to)).text()
  const change = (aliases: string[]) => [...aliases.filter((alias) => alias !== before), ...kept]
  await files.write(from, new Blob([format ? withAddresses(text, format, change) : text]), to)
  await files.remove(to)
}
