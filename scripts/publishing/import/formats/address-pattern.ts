/** Addresses that a site makes of patterns, such as `/:year/:month/:title/`. */
import { idFrom } from '../../../../src/lib/id-from'

/** Each word of a pattern with its value; a word without a value is left out with its slash. */
export function addressBy(pattern: string, values: Readonly<Record<string, string>>): string {
  const filled = pattern.replace(/:([a-z_]+)/g, (word, name: string) => values[name] ?? word)
  return `/${filled}`.replace(/\/{2,}/g, '/')
}

/** What patterns say of a day. */
export function wordsOfDay(day: string | undefined, hour: string | undefined): Record<string, string> {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '') ?? []
  if (year === '') return {}
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date))
  const ordinal = String((time - Date.UTC(Number(year), 0, 1)) / 86_400_000 + 1)
  const [hours = '00', minutes = '00'] = (hour ?? '').split(':')
  return {
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    monthname: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(time).toLowerCase(),
    day: date,
    i_day: String(Number(date)),
    y_day: ordinal.padStart(3, '0'),
    yearday: ordinal,
    hour: hours || '00',
    minute: minutes,
    second: '00',
  }
}

/** A name as programs make a part of an address of it. */
export const partOf = (name: string): string => idFrom(name) || encodeURIComponent(name)
