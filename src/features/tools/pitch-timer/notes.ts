import { type CalendarDay, weekdayOf } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { WEEKDAYS } from '../kit/day-words'
import { buildsUp } from './goal-tasks'
import { quote } from './goals'
import { isQuiet } from './week-spans'
import { type Country, isWorkingDay } from './working-days'

/** News that is already true cannot be kept until a target day. */
const HAPPENED =
  /\b(?:won|is out(?! of)|(?:is|are|now) (?:now )?(?:for|on) sale|now (?:open|available)|(?:has|have) (?:opened|launched|raised|won|appointed|joined))\b/i
const TO_COME = /\b(?:launches|opens|starts|comes out|will (?:launch|open|start))\b/i

/** Whether the news has already happened, and does not say the contrary, too. */
export function hasHappened(news: string): boolean {
  return HAPPENED.test(news) && !TO_COME.test(news)
}

/** Fewer words do not say who does what. */
const FEWEST_WORDS = 3

type Planned = {
  news: string
  goals: readonly string[]
  wait: number
  hasNoEmbargo: boolean
  target: CalendarDay
  country: Country
}

/** What the visitor should settle before the plan begins. */
export function notesOn({ news, goals, wait, hasNoEmbargo, target, country }: Planned): string[] {
  return [
    ...newsNotes(news),
    ...(hasNoEmbargo ? ['There is no time for an embargo: what you send may be published at once.'] : []),
    ...(wait > 0 && goals.some(buildsUp)
      ? ['What your goals count builds up before the day: open the page for it today, and do not wait for Week 1.']
      : []),
    ...targetNote(target, country),
  ]
}

function newsNotes(news: string): string[] {
  if (!news)
    return ['You gave no news yet, and goals alone cannot be pitched: write down what is new, and make the plan again.']
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
    return [`${day} is a public holiday: few editors work, so another day is better if you can choose.`]
  return isQuiet(target)
    ? [`${day} is between the holidays, when few editors work: another day is better if you can choose.`]
    : []
}
