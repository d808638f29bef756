/** What comes after the four weeks: nobody remembers in March what was said once in December. House rules of ours. */
import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import type { BadNewsPlan } from './bad-news-plan'
import { daysToCount, MOST_QUOTED } from './goal-tasks'
import { quote } from './goals'
import type { Task, Week } from './task'
import { daysOf, isQuiet } from './week-spans'
import { addWorkingDays, type Country, isWorkingDay } from './working-days'

const EVERY_OTHER_WEEK = 14
const LAST_WORD = 7
/** In fewer days after the follow-up, another message is a nuisance. */
const SHORTEST_GAP = 8
const MOST_MESSAGES = 6
/** A message that would be on a day off is sent on the next working day, if that comes soon. */
const DAYS_TO_MOVE = 4
const DAYS_TO_COLLECT = 2

type Later = {
  weeks: readonly Week[]
  /** The news may be told before the target. */
  isOpen: boolean
  /** It has happened already, or is not found yet, so the target is a day for the goal and none for the news. */
  hasNoDay: boolean
  /** The goal counts what people do before the target, so there is a number to tell. */
  isCounted: boolean
  goal: string
  /** What comes of the goal itself in these weeks. */
  first: string | undefined
  target: CalendarDay
  country: Country
}

/** Every other week something new, the last time a week before the target; farther apart where that is far away. */
export function laterTasks({ weeks, isOpen, hasNoDay, isCounted, goal, first, target, country }: Later): Task[] {
  const days = weeks.flatMap(({ tasks }) => tasks.flatMap(({ day }) => day ?? [])).toSorted()
  const last = days.at(-1)
  if (!isOpen || last === undefined || daysBetween(last, target) < SHORTEST_GAP) return []
  const room = daysBetween(last, target) - LAST_WORD
  const step = Math.max(EVERY_OTHER_WEEK, Math.ceil(room / MOST_MESSAGES))
  const planned = Array.from({ length: Math.ceil(room / step) }, (_, index) =>
    addDays(target, -LAST_WORD - index * step),
  )
  const free = planned.toReversed().flatMap((day) => workingDayFrom(day, country) ?? [])
  return free
    .filter((day) => day > last && day < target)
    .map((day, index, all) => ({ day, text: textFor(index, all.length) }))

  function textFor(index: number, length: number): string {
    if (index === length - 1 && !hasNoDay) return LAST
    if (index === 0 && first) return first
    if (index % 2 === 1) return A_DETAIL
    return isCounted ? `Tell those who said yes how far you are, with a number: ${goal}` : SOMETHING_NEW
  }
}

const LAST = 'Remind those who said yes of the target day, with the link, a number and what they can still do'
const A_DETAIL = 'Send those who said yes a picture, a quote or a detail that nobody has had'
const SOMETHING_NEW =
  'Send those who said yes something new for their readers, such as a first result or a customer who may be quoted'

function workingDayFrom(first: CalendarDay, country: Country): CalendarDay | undefined {
  return daysOf(first, DAYS_TO_MOVE).find((day) => isWorkingDay(day, country) && !isQuiet(day))
}

/** News that people come to, and that has to be photographed. */
const WITH_PICTURES = ['event', 'opening', 'clinic', 'anniversary']

/** News that something can be had from the day on. */
const COMES_OUT = ['launch', 'game', 'board-game', 'book', 'podcast']

type OnTheDay = {
  topics: readonly string[]
  isHeld: boolean
  isCounted: boolean
  hasNoDay: boolean
  /** As typed. */
  goals: readonly string[]
  target: CalendarDay
  country: Country
}

/** What is done on the target day itself, two working days later, and when a goal of the first days or weeks is over. */
export function dayTasks({ topics, isHeld, isCounted, hasNoDay, goals, target, country }: OnTheDay): Task[] {
  const today = isHeld
    ? 'Publish at the agreed hour, check every link first, and answer within the hour'
    : topics.some((topic) => WITH_PICTURES.includes(topic))
      ? 'Send editors pictures on the same day, with the names of those who agreed to it, and answer the phone until the evening'
      : isCounted && topics.some((topic) => COMES_OUT.includes(topic))
        ? 'Say on your own pages that it is out, with the link and how far you are, and answer within the hour'
        : isCounted
          ? 'Say on your own pages how far you are, and answer within the hour'
          : 'Check every link and phone number once more, say it on your own pages, and answer within the hour'
  const longest = Math.max(0, ...goals.map(daysToCount))
  const countedSoon = goals.filter((goal) => daysToCount(goal) === 0)
  const countedLater = goals.filter((goal) => daysToCount(goal) > 0)
  return [
    ...(hasNoDay ? [] : [{ text: today, day: target }]),
    {
      text: [
        'Collect what was published, ask for corrections of factual mistakes',
        ...(countedSoon.length > 0
          ? [`thank those who wrote, and write down what came of ${inWords(countedSoon)}`]
          : ['and thank those who wrote']),
      ].join(', '),
      day: addWorkingDays(target, DAYS_TO_COLLECT, country),
    },
    ...(countedLater.length > 0
      ? [
          {
            text: `Write down what came of ${inWords(countedLater)}, counted every day since the target`,
            day: workingDayFrom(addDays(target, longest), country) ?? addDays(target, longest),
          },
        ]
      : []),
  ]
}

/** What is said in public on the target day of bad news. */
export function badNewsDay({ onTheDay }: BadNewsPlan, goals: readonly string[], target: CalendarDay): Task[] {
  return onTheDay
    ? [{ text: onTheDay.replace('{goals}', () => goals.slice(0, MOST_QUOTED).join('; ')), day: target }]
    : []
}

/** “the goal: “40 adoptions””, “both goals: “40 adoptions” and “10 new volunteers”” */
function inWords(goals: readonly string[]): string {
  const quoted = goals.map(quote)
  if (quoted.length === 1) return `the goal: ${quoted[0]}`
  if (quoted.length === 2) return `both goals: ${quoted.join(' and ')}`
  const more = quoted.length - MOST_QUOTED
  return `each goal: ${quoted.slice(0, MOST_QUOTED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}
