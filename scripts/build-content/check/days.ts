/** Days that exist but are unlikely to be meant: always a warning. */
import { dayOfTime, isWallTime } from '../../../src/lib/wall-time'
import type { Message } from '../../lib/diagnostics/diagnostic'
import type { Entry } from '../parse/entry'

/**
 * What is unlikely about a day, if anything.
 * @param name the field, in words
 * @param oldAfter years after which what the day is about may no longer be so
 * @param lastYear the last year that a day can be in without a question
 */
export function dayMessage(
  name: string,
  day: string,
  { data }: Entry,
  { oldAfter, lastYear }: { oldAfter?: number | undefined; lastYear: number },
): Message | undefined {
  if (Number(day.slice(0, 4)) > lastYear) {
    return {
      code: 'unlikely-date',
      severity: 'warning',
      text: `${name} is ${day}, more than a year from now.`,
      hint: 'Correct the year if it is mistyped.',
    }
  }
  // The last year is the next one, so this one is the year before it. Whole years: see `lastYearFrom`.
  if (oldAfter !== undefined && Number(day.slice(0, 4)) < lastYear - 1 - oldAfter) {
    return {
      code: 'old-figure',
      severity: 'warning',
      text: `${name} is ${day}, and what it says is old after ${oldAfter} years.`,
      hint: 'Look for newer facts, and write their source and their date. Remove what you cannot confirm.',
    }
  }
  const { publishAt } = data
  if (name !== 'date' || typeof publishAt !== 'string' || !isWallTime(publishAt)) return undefined
  if (dayOfTime(publishAt) === day) return undefined
  return {
    code: 'unlikely-date',
    severity: 'warning',
    text: `Visitors see ${day} as its day, but this page becomes public on ${publishAt}.`,
    hint: `Write the same day:\ndate: ${dayOfTime(publishAt)}`,
  }
}

/** The year after that of `now`. A whole year, so that what is remembered of a file is valid until the next one. */
export const lastYearFrom = (now: string): number => Number(now.slice(0, 4)) + 1
