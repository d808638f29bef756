/** Days and hours as readers of a language write them. Neither becomes an instant, so no time zone moves them. */

/** “January 15, 2026” in English for “2026-01-15”. */
export const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** “9:05 AM” in English for “09:05”. Some programs put a narrow space before “AM”, and a page has to be the same in all. */
export const hourIn = (language: string, hour: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`1970-01-01T${hour}:00Z`))
    .replace('\u202f', ' ')

/** “a, b, and c” in English. */
export const listIn = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat(language).format(items)
