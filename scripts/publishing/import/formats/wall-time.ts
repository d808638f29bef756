/** Moments as a clock on the wall shows them. */

/** Day and hour of a moment, such as `2024-01-15T09:00:00.000Z`, in a time zone; by UTC where the zone is not known. */
export function wallTime(moment: unknown, zone: string): [day?: string, hour?: string] {
  const time = typeof moment === 'number' ? moment : Date.parse(isoOf(moment))
  if (Number.isNaN(time)) return []
  const shown = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: known(zone),
  }).format(time)
  const [day, hour] = shown.split(' ')
  return [day, hour]
}

/** Older exports write `2024-01-15 09:00:00`, which means UTC too. */
const isoOf = (moment: unknown): string => {
  const written = typeof moment === 'string' ? moment.trim() : ''
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(written) ? `${written.replace(' ', 'T')}Z` : written
}

function known(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone === '' ? 'UTC' : zone
  } catch {
    return 'UTC'
  }
}
