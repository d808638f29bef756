/** The file that is written of one entry. */
import type { Collection } from '../../../src/schema/collections'
import { fingerprint } from '../../lib/fingerprint'
import { type ContentFile, type Shown, shownEntry } from '../parse/content-file'
import { ofLanguage } from '../site/languages'
import { added } from './additions'
import type { Context } from './context'
import { type Others, othersFor, wholeEntry } from './entry-data'
import { type PlannedFile, plannedFile } from './planned-file'

export function entryFile(file: ContentFile, collection: Collection, context: Context): PlannedFile {
  const shown = (): Shown => {
    const found = shownEntry(file)
    if (!found) throw new Error(`${file.file} has errors and cannot be written.`)
    return found
  }
  // Kept from the key to the text only: at 10,000 posts, keeping them longer costs a tenth of the memory.
  let known: Others | undefined
  const others = () => known ?? othersFor(shown().entry, context, addedTo(shown()))
  const addedTo = (shown: Shown) => ({
    ...added(collection.adds, shown, context),
    ...ofLanguage(file, context.language),
  })
  const key = () => {
    known = others()
    return fingerprint(JSON.stringify([shown().entry.version, known]))
  }
  const text = async () => {
    const from = others()
    known = undefined
    return JSON.stringify(await wholeEntry(shown().entry, from))
  }
  return plannedFile(key, text)
}
