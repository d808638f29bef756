import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { WEEKDAYS } from '../kit/result/format-day'
import { quote } from './goals'
import { isQuiet, openDays } from './week-spans'
import { type Country, isWorkingDay } from './working-days'

/** News that is already true cannot be kept until a target day. */
const HAPPENED =
  /\b(?:won|is out(?! of)|(?:is|are|now) (?:now )?(?:for|on) sale|now (?:open|available)|(?:has|have) (?:opened|launched|raised|won|appointed|joined))\b/i
const TO_COME = /\b(?:launches|opens|starts|comes out|will (?:launch|open|start))\b/i

/** Whether the news has already happened, and does not say the contrary, too. */
export function hasHappened(news: string): boolean {
  return HAPPENED.test(news) && !TO_COME.test(news)
}

/** After two weeks without a word, a story is forgotten. A house rule. */
const LONG_GAP = 14

/** Fewer words do not say who does what. */
const FEWEST_WORDS = 3

type Planned = {
  news: string
  /** A goal counts what people do before the target. */
  isCounted: boolean
  /** Week 1 starts today. */
  startsToday: boolean
  /** The last day of Week 4. */
  lastDay: CalendarDay
  hasNoEmbargo: boolean
  /** Journalists are asked to keep the news until the target. */
  isHeld: boolean
  target: CalendarDay
  country: Country
}

/** What the visitor should settle before the plan begins. */
export function notesOn(planned: Planned): string[] {
  const { news, isCounted, startsToday, lastDay, hasNoEmbargo, target, country } = planned
  return [
    ...newsNotes(news),
    ...(hasNoEmbargo ? ['There is no time for an embargo: what you send may be published at once.'] : []),
    ...(isCounted
      ? [
          `What your goals count happens by the target, and people have to hear of it before, so the plan starts ${startsToday ? 'today' : 'ten weeks before it'}, and nothing is kept secret until then.`,
        ]
      : []),
    ...(news && daysBetween(lastDay, target) > LONG_GAP ? gapNotes(planned) : []),
    ...targetNote(target, country),
  ]
}

/** What to do between a Week 4 that ends early and the target. */
function gapNotes({ news, isCounted, lastDay, isHeld, target, country }: Planned): string[] {
  if (isCounted || hasHappened(news))
    return [
      'Week 4 is not the end: until the target, those who said yes hear something new, the last time a week before.',
    ]
  const firstDay = addDays(lastDay, 1)
  const days = daysBetween(firstDay, target)
  const back = openDays({ firstDay, lastDay: addDays(target, -1), days }, country)[0]
  const day = formatDay(target)
  const ends = `Week 4 ends ${days + 1} days before the target.`
  return [
    ...(isHeld ? [] : [`Say in every offer and pitch, and to partners, that it starts on ${day} and not before.`]),
    ...(back
      ? [
          `${ends} On ${formatDay(back)}, write once more to those who said yes, with the files and ${isHeld ? 'the hour at which the embargo ends' : 'the day'}.`,
        ]
      : [`${ends} On the morning of the target, write once more to those who said yes, with the files.`]),
  ]
}

function newsNotes(news: string): string[] {
  if (!news)
    return [
      'You gave no news yet, and goals alone cannot be pitched: write down what is new today, and make the plan again.',
    ]
  const happened = HAPPENED.exec(news)?.[0]
  const toCome = TO_COME.exec(news)?.[0]
  if (happened && toCome)
    return [`Your news says both “${happened}” and “${toCome}”: settle which is true before anybody reads it.`]
  if (happened)
    return [
      `“${happened}” says that it has already happened, so the plan starts today and does not wait for the target.`,
    ]
  return news.split(' ').length < FEWEST_WORDS
    ? [`${quote(news)} is a subject and no news yet: write who does what and when, and make the plan again.`]
    : []
}

/** What is special about the target day. */
export function targetNote(target: CalendarDay, country: Country): string[] {
  const day = formatDay(target)
  if (weekdayOf(target) % 6 === 0)
    return [`${day} is a ${WEEKDAYS[weekdayOf(target)]}: ask who works that day, with you and at the desks you want.`]
  if (!isWorkingDay(target, country))
    return [`${day} is a public holiday: many desks are thin, so another day is better if you can choose.`]
  return isQuiet(target)
    ? [`${day} is between the holidays, when few editors work: another day is better if you can choose.`]
    : []
}
