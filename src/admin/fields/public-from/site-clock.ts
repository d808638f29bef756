/** The clock of the site, from the settings that the CMS has read. */
import { type Clock, clockIn } from '../../../lib/wall-time'
import { type ListedEntry, LOCALE } from '../../cms/hook-types'

const SETTINGS = 'content/settings/site.yaml'

/** What the settings say of the time zone of the site. */
export const timeZoneIn = (entries: readonly ListedEntry[]): unknown =>
  entries.find(({ locales }) => locales[LOCALE]?.path === SETTINGS)?.locales[LOCALE].content?.timeZone

/** Every line of a list asks for it, so it is remembered for a minute. */
let known: { entries: readonly ListedEntry[]; minute: number; clock: Clock } | undefined

export function siteClock(): Clock {
  const { current: entries } = globalThis.cmsEntries
  const minute = Math.floor(Date.now() / 60_000)
  if (known?.entries !== entries || known.minute !== minute) {
    known = { entries, minute, clock: clockIn(timeZoneIn(entries)) }
  }
  return known.clock
}
