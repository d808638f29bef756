/** What is not public yet, from the entries that the CMS has read. */
import { type ListedEntry, LOCALE } from '../cms-hooks'
import { formOfFile } from '../form-of-file'
import { labelOf } from '../form-words'
import { statusOf } from '../lists/entry-status'
import { partsOf } from '../preview/entry-kind'

export type Upcoming = { title: string; kind: string; form: string; day?: string }

export type ToCome = {
  /** What has a day, the next one first. */
  scheduled: Upcoming[]
  /** What has none, by its title. */
  drafts: Upcoming[]
}

/** @param today the day that the build compares with, `YYYY-MM-DD` in UTC */
export function toCome(entries: readonly ListedEntry[], today: string): ToCome {
  const found: ToCome = { scheduled: [], drafts: [] }
  for (const { locales } of entries) {
    const { path: file = '', content = {} } = locales[LOCALE] ?? {}
    const form = formOfFile(file)
    const status = statusOf(content, today)
    if (form === undefined || status === 'Public') continue
    const { folder, id } = partsOf(file)
    const entry = { title: String(content.title || content.name || id), kind: labelOf(folder), form }
    if (status === 'Draft') found.drafts.push(entry)
    else found.scheduled.push({ ...entry, day: String(content.publishAt) })
  }
  found.scheduled.sort((a, b) => compare(a.day ?? '', b.day ?? '') || compare(a.title, b.title))
  found.drafts.sort((a, b) => compare(a.title, b.title))
  return found
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * When a day begins that is counted in UTC, for somebody in a time zone.
 * @param timeZone that of the browser unless it is given
 */
export function beginOf(day: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    timeZone,
  })
  return format.format(Date.parse(`${day}T00:00:00Z`))
}

/** `2027-01-08` → `Friday, January 8, 2027` */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
