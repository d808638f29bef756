/** The message about a text that is not a time zone. */
import type { Message } from '../../../lib/diagnostics/diagnostic'
import { nearest } from '../../../lib/diagnostics/suggest'
import { quote } from '../../../lib/diagnostics/words'

/** What the four zones of the United States are called in speech, summer and winter. */
const AMERICAN: Record<string, string> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
}

export function wrongTimeZone(name: string, text: string, write: (zone: string) => string): Message {
  const meant = meantZone(text)
  return {
    code: 'unknown-time-zone',
    text: `${name} is ${quote(text)}, but a time zone is named by its continent and its largest city.`,
    hint: meant
      ? `Did you mean ${quote(meant)}? Write:\n${write(meant)}`
      : `For example:\n${write('America/New_York')}\nAll names are in https://en.wikipedia.org/wiki/List_of_tz_database_time_zones`,
  }
}

/** Browsers and Node list these by older names, and know both. */
const RENAMED = [
  ...['Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Yangon', 'Europe/Kyiv'],
  'America/Argentina/Buenos_Aires',
]

function meantZone(text: string): string | undefined {
  const [letter] = /^[ECMP](?=[SD]?T$|astern|entral|ountain|acific)/i.exec(text) ?? []
  if (letter !== undefined) return AMERICAN[letter.toUpperCase()]
  if (/^(?:GMT|Z|UCT|Etc)\b/i.test(text)) return 'UTC'
  const zones = ['UTC', ...RENAMED, ...Intl.supportedValuesOf('timeZone')]
  const cities = new Map(zones.map((zone) => [cityOf(zone), zone]))
  const city = text.includes('/') ? cityOf(text) : (nearest(text, cities.keys()) ?? '')
  return nearest(text, zones) ?? cities.get(city)
}

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1)
