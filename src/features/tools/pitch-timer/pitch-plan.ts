import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { type Match, matchTopics, quote, splitGoals } from './goals'
import { CORE, GENERAL, type Pair, WEEK_NAMES } from './topics'

/** The agency plans a pitch in four weeks with four tasks each. */
export const WEEKS = 4
export const TASKS_A_WEEK = 4
const DAYS_A_WEEK = 7
export const FULL_PLAN = WEEKS * DAYS_A_WEEK

/** More topics than this would leave less than one task a week for each. */
const MOST_TOPICS = 2

export type Task = {
  text: string
  /** The day it is for; undefined when there is no time for it, and it is the first to drop. */
  day: CalendarDay | undefined
}

export type Week = {
  number: number
  name: string
  firstDay: CalendarDay
  lastDay: CalendarDay
  days: number
  /** In order of importance. */
  tasks: Task[]
}

export type PitchPlan = {
  /** Days from today until the day before the target; 0 when the target is today. */
  daysLeft: number
  /** Days that four full weeks would need and that are not there. */
  missingDays: number
  /** Days before Week 1 starts. */
  wait: number
  /** How many of the four tasks of each week are kept. */
  keptTasks: number
  weeks: Week[]
  /** The first goal, in quotation marks. */
  mainGoal: string
  /** The topics that the tasks come from. */
  topics: Match[]
  /** Topics that were found and have no room. */
  otherTopics: Match[]
}

/**
 * Four weeks of four tasks, counted back from the target day. When fewer than 28 days are left, they are cut into four
 * equal parts, and one task of every week goes for each whole week that is missing. `today` is the visitor's own day.
 */
export function planPitch(goalsText: string, target: CalendarDay, today: CalendarDay): PitchPlan {
  const goals = splitGoals(goalsText)
  const mainGoal = quote(goals[0] ?? goalsText.trim())
  const matches = matchTopics(goals)
  const topics = matches.slice(0, MOST_TOPICS)
  const daysLeft = daysBetween(today, target)
  const missingDays = Math.max(0, FULL_PLAN - daysLeft)
  const keptTasks = Math.max(1, TASKS_A_WEEK - Math.floor(missingDays / DAYS_A_WEEK))
  return {
    daysLeft,
    missingDays,
    wait: Math.max(0, daysLeft - FULL_PLAN),
    keptTasks,
    weeks: WEEK_NAMES.map((name, index) => {
      const span = spanOf(index, daysLeft, target, today)
      const texts = tasksOf(index, mainGoal, topics)
      const days = daysFor(span, Math.min(keptTasks, texts.length))
      return { number: index + 1, name, ...span, tasks: texts.map((text, place) => ({ text, day: days[place] })) }
    }),
    mainGoal,
    topics,
    otherTopics: matches.slice(MOST_TOPICS),
  }
}

type Span = { firstDay: CalendarDay; lastDay: CalendarDay; days: number }

function spanOf(index: number, daysLeft: number, target: CalendarDay, today: CalendarDay): Span {
  if (daysLeft >= FULL_PLAN) {
    const firstDay = addDays(target, (index - WEEKS) * DAYS_A_WEEK)
    return { firstDay, lastDay: addDays(firstDay, DAYS_A_WEEK - 1), days: DAYS_A_WEEK }
  }
  // On the target day itself, today is all there is. With fewer days than weeks, weeks share a day.
  const days = Math.max(1, daysLeft)
  const begin = Math.floor((index * days) / WEEKS)
  const end = Math.max(begin + 1, Math.floor(((index + 1) * days) / WEEKS))
  return { firstDay: addDays(today, begin), lastDay: addDays(today, end - 1), days: end - begin }
}

/** Two tasks that every pitch has, and two by topic: both of one, or the first of each of two. */
function tasksOf(index: number, mainGoal: string, topics: readonly Match[]): string[] {
  const pairOf = (weeks: readonly Pair[]): Pair => weeks[index] ?? ['', '']
  const fill = (task: string, goal: string) => task.replaceAll('{goal}', () => goal)
  const [one, two] = topics
  const core = pairOf(CORE).map((task) => fill(task, mainGoal))
  const own =
    one && two
      ? [fill(pairOf(one.topic.weeks)[0], quote(one.goal)), fill(pairOf(two.topic.weeks)[0], quote(two.goal))]
      : pairOf((one?.topic ?? GENERAL).weeks).map((task) => fill(task, one ? quote(one.goal) : mainGoal))
  const order = one?.topic.isUrgent ? [own[0], own[1], core[0], core[1]] : [core[0], own[0], core[1], own[1]]
  return order.filter((task) => task !== undefined)
}

/** One day for each of so many tasks, spread over the working days of a span, or over all days where it has none. */
function daysFor({ firstDay, days }: Span, tasks: number): CalendarDay[] {
  const all = Array.from({ length: days }, (_, index) => addDays(firstDay, index))
  const working = all.filter((day) => weekdayOf(day) % 6 !== 0)
  const free = working.length > 0 ? working : all
  return Array.from({ length: tasks }, (_, index) => free[Math.floor((index * free.length) / tasks)] ?? firstDay)
}
