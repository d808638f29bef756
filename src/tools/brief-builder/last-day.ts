/** What the pieces have to be out before: a day that was named, or a blank for it. */
import { MONTHS } from '@/lib/format-day'
import { NAMED_DAY } from '../kit/english/named-days'
import { BLANK } from './blanks'
import { ONE_DAY, ONE_RUSH, OPENING_TIME } from './completeness-rules'
import { cut } from './shorten'

const MONTH = `(?:${MONTHS.join('|')})`
/** A month with its day, in either order. */
const A_DATE = new RegExp(`\\b${MONTH} \\d{1,2}\\b(?!\\d|:)(?:, \\d{4})?|\\b\\d{1,2}\\.? ${MONTH}\\b(?: \\d{4})?`, 'i')

/** Longer goals are cut where they are quoted. */
const LONGEST_QUOTE = 20

export type LastDay = {
  /** What takes place then; a goal alone can be reached on any day before its own. */
  kind: 'event' | 'start' | 'goal'
  /** The words that name the day, as a quotation. */
  quoted?: string
  /** As the end of “the weeks before”, where the day cannot move. */
  name: string
  /** A sentence without its full stop. */
  sentence: string
}

export function lastDayOf(campaign: string, named: readonly string[]): LastDay {
  const dated = named.find((words) => NAMED_DAY.test(words))
  const quoted = dated && `“${cut(dated, LONGEST_QUOTE)}”`
  if (named.some((words) => ONE_RUSH.test(words)))
    return {
      kind: 'start',
      quoted,
      name: 'the start',
      sentence: `the start is on ${quoted ? `the day of ${quoted}` : BLANK.rushDay}`,
    }
  if ([campaign, ...named].some((words) => ONE_DAY.test(words))) {
    const date = dated && A_DATE.exec(dated)?.[0]
    const day = date ?? (quoted ? `the day in ${quoted}` : BLANK.eventDay)
    return {
      kind: 'event',
      quoted,
      name: date ?? 'the event',
      sentence: `the last piece is published before ${day}`,
    }
  }
  const opening = named.find((words) => OPENING_TIME.test(words))
  const wanted = quoted ?? (opening && `“${cut(opening, LONGEST_QUOTE)}”`)
  return {
    kind: 'goal',
    quoted,
    name: 'that day',
    sentence: `publication ends by ${BLANK.day}${wanted ? `, early enough for ${wanted}` : ''}`,
  }
}
