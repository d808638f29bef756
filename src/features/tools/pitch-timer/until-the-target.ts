/** What comes after the four weeks: nobody remembers in March what was said once in December. House rules of ours. */
import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
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
  /** It has happened already, so the target is a day for the goal and none for the news. */
  isOld: boolean
  goal: string
  target: CalendarDay
  country: Country
}

/** Every other week something new, the last time a week before the target; farther apart where that is far away. */
export function laterTasks({ weeks, isOpen, isOld, goal, target, country }: Later): Task[] {
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
    .map((day, index, all) => ({ day, text: index === all.length - 1 && !isOld ? LAST : said(index, goal) }))
}

const LAST = 'Remind those who answered of the target day, with the link, a number and what they can still do'
const said = (index: number, goal: string) =>
  index % 2 === 0
    ? `Tell those who answered how far you are, with a number: ${goal}`
    : 'Send those who answered a picture, a quote or a detail that nobody has had'

function workingDayFrom(first: CalendarDay, country: Country): CalendarDay | undefined {
  return daysOf(first, DAYS_TO_MOVE).find((day) => isWorkingDay(day, country) && !isQuiet(day))
}

/** News that people come to, and that has to be photographed. */
const WITH_PICTURES = ['event', 'opening', 'anniversary']

type OnTheDay = {
  topics: readonly string[]
  isHeld: boolean
  isOld: boolean
  goal: string
  target: CalendarDay
  country: Country
}

/** What is done on the target day itself, and two working days later. */
export function dayTasks({ topics, isHeld, isOld, goal, target, country }: OnTheDay): Task[] {
  const today = isHeld
    ? 'Publish at the agreed hour, test every link that you sent, and answer within the hour'
    : topics.some((topic) => WITH_PICTURES.includes(topic))
      ? 'Send pictures with names to editors on the same day, and answer the phone until the evening'
      : 'Test every link and phone number that you sent, say it on your own pages, and answer within the hour'
  return [
    ...(isOld ? [] : [{ text: today, day: target }]),
    {
      text: `Collect what was published, have mistakes corrected, thank those who wrote, and write down what came of the goal: ${goal}`,
      day: addWorkingDays(target, DAYS_TO_COLLECT, country),
    },
  ]
}
