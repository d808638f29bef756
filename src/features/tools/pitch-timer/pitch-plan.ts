import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { oneLine } from '../kit/document/clean-text'
import { FOLLOW_UP_AFTER } from './answers'
import type { BadNewsPlan } from './bad-news-plan'
import { badNewsIn } from './bad-news-plans'
import { AFTER_THE_OFFER, LIST, WEEK_NAMES } from './fixed-tasks'
import { buildsUp, countsBefore } from './goal-tasks'
import { type Match, matchTopics, quote, quoteNews, splitGoals } from './goals'
import { keptIn } from './kept-tasks'
import { hasHappened, notesOn, targetNote } from './notes'
import { badNewsSpans, daysOf, FULL_PLAN, openDays, pitchSpans, plannedBadNewsSpans, type Span } from './week-spans'
import { type Planned, weekTasks } from './week-tasks'
import { addWorkingDays, type Country, isWorkingDay, workingDaysBetween } from './working-days'

/** More topics than this would leave less than one task a week for each. */
const MOST_TOPICS = 2
/** Ten weeks. A house rule. */
const LONGEST_LEAD = 70
/** In fewer days nobody can agree on an embargo and keep it. */
const FEWEST_DAYS_OF_EMBARGO = 4

/** What the visitor wants told, what for, and where people work. */
export type PitchInput = { news?: string | undefined; goals: string; country: Country }

export type Task = {
  text: string
  /** The day it is for; undefined when there is no time for it, and it is the first to drop. */
  day: CalendarDay | undefined
}

export type Week = Span & {
  number: number
  name: string
  /** In the order in which they are done: a task needs only those before it. */
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
  /** Whether weeks begin earlier than the target asks for, because of holidays. */
  isMoved: boolean
  weeks: Week[]
  /** Whether journalists are asked to keep the news until the target day. */
  isHeld: boolean
  /** What to settle before the plan begins. */
  notes: string[]
  /** The news in quotation marks, if the visitor gave it. */
  news: string | undefined
  /** The goals in quotation marks, the first of them alone, too. */
  goals: string[]
  mainGoal: string
  /** The word that shows bad news, which gets no pitch, and whether those who announce it choose the day. */
  badNews: { word: string; isPlanned: boolean; reason: string | undefined } | undefined
  /** The topics that the tasks come from. */
  topics: Match[]
  /** Topics that were found and have no room. */
  otherTopics: Match[]
}

/**
 * Four weeks of four tasks, counted back from the target day. When fewer than 28 days are left, they are cut into four
 * equal parts, and one task of every week goes for each whole week that is missing. `today` is the visitor's own day.
 */
export function planPitch(input: PitchInput, target: CalendarDay, today: CalendarDay): PitchPlan {
  const { country } = input
  const news = oneLine(input.news ?? '')
  const split = [...new Set(splitGoals(input.goals))]
  const goals = split.length > 0 ? split : [input.goals.trim()]
  const quotedGoals = goals.map(quote)
  const badNews = badNewsIn(`${news}\n${goals.join('\n')}`)
  // What the news is about decides; goals say it only where the news does not.
  const inNews = matchTopics(news ? [news] : [])
  const matches = inNews.length > 0 ? inNews : matchTopics(goals)
  const topics = badNews ? [] : matches.slice(0, MOST_TOPICS)
  const daysLeft = daysBetween(today, target)
  const isOld = hasHappened(news)
  const isCounted = goals.some(countsBefore)
  // Without news, finding it is for today, and what people do before the day cannot wait for the last weeks.
  const startsNow = isOld || isCounted || !news
  const spans = badNews
    ? spansOf(badNews.plan, target, today)
    : pitchSpans(target, startFor(goals, target, today), { country, startsNow, isCounted })
  const isSecret = !isOld && topics.some(({ topic }) => topic.isHeld)
  const isHeld = isSecret && !isCounted && daysLeft >= FEWEST_DAYS_OF_EMBARGO
  const firstDay = spans[0]?.firstDay ?? today
  const wait = daysBetween(today, firstDay)
  const kept = spans.map((span) => keptIn(span, daysLeft, country))
  const hasList = weekTasks({ ...asked(false), hasList: true })[0]?.some(
    ({ text, rank }) => text === LIST && rank <= (kept[0] ?? 1),
  )
  const weeks = badNews
    ? badNewsWeeks(badNews.plan, spans, quotedGoals, country)
    : pitchWeeks(weekTasks(asked(hasList ?? false)), spans, { country, kept })
  return {
    daysLeft,
    workingDaysLeft: workingDaysBetween(today, target, country),
    missingDays: badNews ? 0 : Math.max(0, FULL_PLAN - daysLeft),
    wait,
    isMoved: !badNews && !startsNow && daysLeft - wait > FULL_PLAN,
    weeks,
    isHeld,
    notes: badNews
      ? badNews.plan.isPlanned
        ? targetNote(target, country)
        : []
      : notesOn({
          news,
          isCounted,
          startsToday: wait === 0,
          lastDay: spans.at(-1)?.lastDay ?? today,
          isHeld,
          hasNoEmbargo: isSecret && !isHeld && !isCounted,
          target,
          country,
        }),
    news: news ? quoteNews(news) : undefined,
    goals: quotedGoals,
    mainGoal: quotedGoals[0] ?? '',
    badNews: badNews && {
      word: badNews.word,
      isPlanned: badNews.plan.isPlanned ?? false,
      reason: badNews.plan.reason,
    },
    topics,
    otherTopics: badNews ? matches : matches.slice(MOST_TOPICS),
  }

  function asked(hasTimeToList: boolean) {
    return {
      news: news ? quoteNews(news) : undefined,
      goals,
      quotedGoals,
      topics: topics.map(({ topic }) => topic),
      embargo: isHeld ? formatDay(target) : undefined,
      isCounted,
      hasList: hasTimeToList,
    }
  }
}

/**
 * Nobody buys a ticket or keeps a day free half a year ahead: for goals that are reached one by one until the day, the
 * plan begins ten weeks before it. Numbers that build up begin today.
 */
function startFor(goals: readonly string[], target: CalendarDay, today: CalendarDay): CalendarDay {
  const latest = addDays(target, -LONGEST_LEAD)
  return goals.some(countsBefore) && !goals.some(buildsUp) && latest > today ? latest : today
}

function spansOf({ isPlanned }: BadNewsPlan, target: CalendarDay, today: CalendarDay): Span[] {
  return isPlanned ? plannedBadNewsSpans(target, today) : badNewsSpans(today)
}

/** Nothing of a plan for bad news is dropped, and what is urgent is for the first day of its week, holiday or not. */
function badNewsWeeks(plan: BadNewsPlan, spans: readonly Span[], goals: readonly string[], country: Country): Week[] {
  return spans.map((span, index) => {
    const tasks = plan.weeks[index] ?? []
    // The first week is for its first day. On the day on which people are told, three tasks follow within hours.
    // Of a plan whose day is chosen, the lawyer and the list of those who know are for today.
    const urgent =
      index === 0
        ? plan.isPlanned
          ? 2
          : tasks.length
        : plan.isPlanned && index === 1
          ? 2
          : plan.isPlanned && index === 2
            ? tasks.length - 1
            : 1
    const later = daysFor(
      { ...span, firstDay: addDays(span.firstDay, 1), days: span.days - 1 },
      tasks.length - urgent,
      country,
    )
    return {
      ...span,
      number: index + 1,
      name: plan.names[index] ?? '',
      tasks: tasks.map((text, place) => ({
        text: text.replace('{goals}', () => goals.slice(0, 3).join('; ')),
        day: place < urgent ? span.firstDay : (later[place - urgent] ?? span.firstDay),
      })),
    }
  })
}

type Limits = { country: Country; kept: readonly number[] }

function pitchWeeks(tasks: readonly Planned[][], spans: readonly Span[], limits: Limits): Week[] {
  return spans.map((span, index) => {
    const planned = tasks[index] ?? []
    const isKept = planned.map(({ rank }) => rank <= (limits.kept[index] ?? 1))
    const days = index === spans.length - 1 ? pitchDays(span, isKept, limits) : keptDays(span, isKept, limits.country)
    return {
      ...span,
      number: index + 1,
      name: WEEK_NAMES[index] ?? '',
      tasks: planned.map(({ text }, place) => ({
        text: index === spans.length - 1 && place === 1 && days[0] ? afterTheOffer(text) : text,
        day: days[place],
      })),
    }
  })
}

const afterTheOffer = (text: string) => text.replace(/^Send the pitch one by one, the/, () => AFTER_THE_OFFER)

/** A day for each task that is kept, in order. */
function keptDays(span: Span, isKept: readonly boolean[], country: Country): (CalendarDay | undefined)[] {
  const days = daysFor(span, isKept.filter(Boolean).length, country)
  return isKept.map((kept) => (kept ? days.shift() : undefined))
}

/**
 * The days of offer, pitch, what is done meanwhile, and follow-up. The offer has a day of its own before the pitch, or it
 * is not made; the follow-up has its distance from the pitch and is inside the week, or it is left out.
 */
function pitchDays(span: Span, isKept: readonly boolean[], { country }: Limits): (CalendarDay | undefined)[] {
  const open = openDays(span, country)
  const working = daysOf(span.firstDay, span.days).filter((day) => isWorkingDay(day, country))
  const free = [open, working, daysOf(span.firstDay, span.days)].find((days) => days.length > 0) ?? []
  const offers = isKept[0] && free.length > 1
  const sent = free[offers ? 1 : 0] ?? span.firstDay
  const due = addWorkingDays(sent, FOLLOW_UP_AFTER, country)
  const meanwhile = free[offers ? 2 : 1] ?? free.at(-1)
  return [
    offers ? free[0] : undefined,
    sent,
    isKept[2] ? meanwhile : undefined,
    isKept[3] && due <= span.lastDay ? due : undefined,
  ]
}

/** One day for each of so many tasks, spread over the working days of a span, or over all days where it has none. */
function daysFor({ firstDay, days }: Span, tasks: number, country: Country): CalendarDay[] {
  const all = daysOf(firstDay, Math.max(1, days))
  const working = all.filter((day) => isWorkingDay(day, country))
  const free = working.length > 0 ? working : all
  return Array.from({ length: tasks }, (_, index) => free[Math.floor((index * free.length) / tasks)] ?? firstDay)
}
