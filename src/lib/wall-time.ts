/**
 * Days and hours as the clocks of one time zone show them: `2027-01-08` or `2027-01-08 09:00`. They stay text, and are
 * compared as text.
 */
import { isCalendarDay } from './calendar-day'

const MINUTE = 60_000

/** No zone sets its clocks back by more: Troll in Antarctica does by two hours. */
const LONGEST_SET_BACK = 120

/** No zone is further from UTC, with room for a day that a zone left out. */
const FURTHEST = 48 * 60

/** Whether a text is a day that exists, with or without an hour. */
export const isWallTime = (text: string): boolean =>
  isCalendarDay(text.slice(0, 10)) && /^(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text.slice(10))

/** The day of a time: what is left without the hour. */
export const dayOfTime = (time: string): string => time.slice(0, 10)

/** `09:00`, or nothing where only the day is named. */
export const hourOfTime = (time: string): string | undefined => time.slice(11) || undefined

/** Whether a time has come when the clocks show `now`. A day begins with its first minute. */
export const hasCome = (time: string, now: string): boolean => withHour(time) <= withHour(now)

const withHour = (time: string): string => (hourOfTime(time) === undefined ? `${time} 00:00` : time)

/** Whether every browser and every Node knows a zone by this name. Names such as EST mean one offset all year. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z]+\/[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

export type Clock = { now: string; timeZone: string }

/**
 * The clock of the site.
 * @param timeZone what the settings say; without it, or with a name that no zone has, the clock is that of UTC
 * @param now what it shows, if that shall not be the present time
 */
export function clockIn(timeZone: unknown, now?: string): Clock {
  const known = typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC'
  return { now: now ?? timeAt(Date.now(), known), timeZone: known }
}

/** What the clocks of a zone show at a moment, which is in milliseconds since 1970. */
export const timeAt = (moment: number, timeZone: string): string => latestShown(timeZone)(moment)

/** The first moment at which a time has come for a clock, in milliseconds since 1970. */
export function momentOf(time: string, timeZone: string): number {
  const show = latestShown(timeZone)
  const near = minutesOf(withHour(time))
  let [before, after] = [near - FURTHEST, near + FURTHEST]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (hasCome(time, show(middle * MINUTE))) after = middle
    else before = middle
  }
  return after * MINUTE
}

/**
 * Gives what the clocks of a zone show, or the latest that they have shown: when they are set back, they show an hour twice,
 * and what has come stays so.
 */
function latestShown(timeZone: string): (moment: number) => string {
  const show = clockFace(timeZone)
  return (moment) => {
    let latest = show(moment)
    const passed = minutesOf(latest) - minutesOf(show(moment - LONGEST_SET_BACK * MINUTE))
    if (passed >= LONGEST_SET_BACK) return latest
    for (let minutes = 1; minutes <= LONGEST_SET_BACK; minutes++) {
      const earlier = show(moment - minutes * MINUTE)
      if (earlier > latest) latest = earlier
    }
    return latest
  }
}

/** Gives what the clocks of a zone show, whatever the zone of this process is. */
function clockFace(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone,
  })
  return (moment) => {
    const { year, month, day, hour, minute } = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, value]),
    )
    return `${year}-${month}-${day} ${hour}:${minute}`
  }
}

/** Minutes since 1970, as if the time were one of UTC. */
const minutesOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`) / MINUTE
