/** What is not public yet, from the entries that the CMS has read. */
import { type ListedEntry, LOCALE } from '../../cms/hook-types'
import { labelOf } from '../../cms/labels'
import { formOfFile } from '../../entry/form-address'
import { partsOf } from '../../entry/kind'
import { statusOf } from '../../entry/status'

export type Upcoming = { title: string; kind: string; form: string; time?: string }

export type ToCome = {
  /** What has a day or an hour, the next one first. */
  scheduled: Upcoming[]
  /** What has none, by its title. */
  drafts: Upcoming[]
}

/** @param now what the clock of the site shows */
export function toCome(entries: readonly ListedEntry[], now: string): ToCome {
  const found: ToCome = { scheduled: [], drafts: [] }
  for (const { locales } of entries) {
    const { path: file = '', content = {} } = locales[LOCALE] ?? {}
    const form = formOfFile(file)
    const status = statusOf(content, now)
    if (form === undefined || status === 'Public') continue
    const { folder, id } = partsOf(file)
    const entry = { title: String(content.title || content.name || id), kind: labelOf(folder), form }
    if (status === 'Draft') found.drafts.push(entry)
    else found.scheduled.push({ ...entry, time: String(content.publishAt) })
  }
  found.scheduled.sort((a, b) => compare(a.time ?? '', b.time ?? '') || compare(a.title, b.title))
  found.drafts.sort((a, b) => compare(a.title, b.title))
  return found
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
