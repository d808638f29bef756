import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { oneLine } from '../kit/document/clean-text'
import { FOLLOW_UP_AFTER } from './answers'
import {
  BAD_NEWS_WEEK_NAMES,
  BAD_NEWS_WEEKS,
  badNewsIn,
  CORE,
  NO_NEWS_YET,
  PITCH_WEEK,
  WEEK_NAMES,
} from './fixed-tasks'
import { type Match, matchTopics, quote, splitGoals } from './goals'
import { GENERAL, type Pair } from './topics'
import { addWorkingDays, type Country, isWorkingDay, workingDaysBetween } from './working-days'

/** The agency plans a pitch in four weeks with four tasks each. */
export const WEEKS = 4
export const TASKS_A_WEEK = 4
const DAYS_A_WEEK = 7
export const FULL_PLAN = WEEKS * DAYS_A_WEEK

/** More topics than this would leave less than one task a week for each. */
const MOST_TOPICS = 2

/** What the visitor wants told, what for, and where people work. */
export type PitchInput = { news?: string | undefined; goals: string; country: Country }

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
  /** Of these, the days on which people work. */
  workingDaysLeft: number
  /** Days that four full weeks would need and that are not there. */
  missingDays: number
  /** Days before Week 1 starts. */
  wait: number
  /** How many of the four tasks of each week are kept. */
  keptTasks: number
  weeks: Week[]
  /** The news in quotation marks, if the visitor gave it. */
  news: string | undefined
  /** The first goal, in quotation marks. */
  mainGoal: string
  /** The word that shows bad news, which gets no pitch. */
  badNews: string | undefined
  /** The topics that the tasks come from. */
  topics: Match[]
  /** Topics that were found and have no room. */
  otherTopics: Match[]
}

/**
 * Four weeks of four tasks, counted back from the target day. When fewer than 28 days are left, they are cut into four
 * equal parts, and one task of every week goes for each whole week that is missing. `today` is the visitor's own day.
 */
export function planPitch(
  { news, goals: typed, country }: PitchInput,
  target: CalendarDay,
  today: CalendarDay,
): PitchPlan {
  const goals = splitGoals(typed)
  const newsLine = oneLine(news ?? '')
  const quoted = { news: newsLine ? quote(newsLine) : undefined, goal: quote(goals[0] ?? typed.trim()) }
  const badNews = badNewsIn(`${newsLine}\n${goals.join('\n')}`)
  // What the news is about decides; goals say it only where the news does not.
  const inNews = matchTopics(newsLine ? [newsLine] : [])
  const matches = inNews.length > 0 ? inNews : matchTopics(goals)
  const topics = badNews ? [] : matches.slice(0, MOST_TOPICS)
  const daysLeft = daysBetween(today, target)
  const missingDays = Math.max(0, FULL_PLAN - daysLeft)
  const keptTasks = Math.max(1, TASKS_A_WEEK - Math.floor(missingDays / DAYS_A_WEEK))
  const names = badNews ? BAD_NEWS_WEEK_NAMES : WEEK_NAMES
  const weeks = names.map((name, index) => {
    // Bad news is told today: its weeks count from today on, and everything in the first is for today.
    const span = badNews
      ? spanOf(index, Math.min(daysLeft, FULL_PLAN - 1), target, today)
      : spanOf(index, daysLeft, target, today)
    const texts = badNews ? [...(BAD_NEWS_WEEKS[index] ?? [])] : tasksOf(index, quoted, topics)
    const days =
      badNews && index === 0 ? texts.map(() => today) : daysFor(span, Math.min(keptTasks, texts.length), country)
    return { number: index + 1, name, ...span, tasks: texts.map((text, place) => ({ text, day: days[place] })) }
  })
  return {
    daysLeft,
    workingDaysLeft: workingDaysBetween(today, target, country),
    missingDays,
    wait: badNews ? 0 : Math.max(0, daysLeft - FULL_PLAN),
    keptTasks,
    weeks: badNews ? weeks : withFollowUp(weeks, target, country),
    news: quoted.news,
    mainGoal: quoted.goal,
    badNews,
    topics,
    otherTopics: badNews ? matches : matches.slice(MOST_TOPICS),
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
function tasksOf(
  index: number,
  { news, goal }: { news: string | undefined; goal: string },
  topics: readonly Match[],
): string[] {
  const pairOf = (weeks: readonly Pair[]): Pair => weeks[index] ?? ['', '']
  const [one, two] = topics
  const core = pairOf(CORE).map((task) =>
    news === undefined && task.includes('{news}')
      ? NO_NEWS_YET
      : task.replace('{news}', () => news ?? '').replace('{goal}', () => goal),
  )
  const own =
    one && two ? [pairOf(one.topic.weeks)[0], pairOf(two.topic.weeks)[0]] : pairOf((one?.topic ?? GENERAL).weeks)
  // What is offered to one comes before what is sent to all.
  const order = index === PITCH_WEEK ? [own[0], core[0], own[1], core[1]] : [core[0], own[0], core[1], own[1]]
  return order.filter((task) => task !== undefined)
}

/** One day for each of so many tasks, spread over the working days of a span, or over all days where it has none. */
function daysFor({ firstDay, days }: Span, tasks: number, country: Country): CalendarDay[] {
  const all = Array.from({ length: days }, (_, index) => addDays(firstDay, index))
  const working = all.filter((day) => isWorkingDay(day, country))
  const free = working.length > 0 ? working : all
  return Array.from({ length: tasks }, (_, index) => free[Math.floor((index * free.length) / tasks)] ?? firstDay)
}

/** The follow-up comes so many working days after the pitch, if that is still before the target; else there is no time. */
function withFollowUp(weeks: Week[], target: CalendarDay, country: Country): Week[] {
  const [send, followUp] = CORE[PITCH_WEEK] ?? []
  return weeks.map((week) => {
    const sent = week.tasks.find(({ text }) => text === send)?.day
    if (!sent) return week
    const due = addWorkingDays(sent, FOLLOW_UP_AFTER, country)
    return {
      ...week,
      tasks: week.tasks.map((task) =>
        task.text === followUp ? { ...task, day: task.day && due < target ? due : undefined } : task,
      ),
    }
  })
}
