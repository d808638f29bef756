/**
 * So that a changed address is kept, the CMS treats the list of old addresses as its own (scripts/lib/cms/amendments.ts), and
 * hands it over empty at every save. An entry without old addresses has no such list.
 */
import type { FileFormat } from '.'

/** The same format, in which an empty list of old addresses is none. */
export const withOldAddresses = ({ fromFile, toFile }: FileFormat): FileFormat => ({
  fromFile,
  toFile({ aliases, ...data }) {
    const isEmpty = aliases === undefined || (Array.isArray(aliases) && aliases.length === 0)
    return toFile(isEmpty ? data : { ...data, aliases })
  },
})
