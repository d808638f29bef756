import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { BadNewsPlan } from './bad-news-plan'
import { badNewsIn } from './bad-news-plans'
import { badNewsWeeks } from './bad-news-weeks'
import { correctTyped } from './correct-typed'
import { AFTER_THE_OFFER, LIST, ON_THE_SAME_DAY, SEND, WEEK_NAMES } from './fixed-tasks'
import { buildsUp, countsBefore, goalTask } from './goal-tasks'
import { type Match, matchTopics, quote, quoteNews, splitGoals } from './goals'
import { keptIn } from './kept-tasks'
import { hasHappened, notesOn, targetNote } from './notes'
import type { Task, Week } from './task'
import { keptDays, pitchDays } from './task-days'
import { badNewsDay, dayTasks, laterTasks } from './until-the-target'
import { badNewsSpans, FULL_PLAN, pitchSpans, plannedBadNewsSpans, type Span } from './week-spans'
import { type Planned, weekTasks } from './week-tasks'
import { type Country, workingDaysBetween } from './working-days'

/** More topics than this would leave less than one task a week for each. */
const MOST_TOPICS = 2
/** Ten weeks. A house rule. */
const LONGEST_LEAD = 70
/** In fewer days nobody can agree on an embargo and keep it. */
const FEWEST_DAYS_OF_EMBARGO = 4

/** What the visitor wants told, what for, and where people work. */
export type PitchInput = { news?: string | undefined; goals: string; country: Country }

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
  /** What is said between the last week and the target. */
  later: Task[]
  /** On the target day, and once it is over. */
  onTheDay: Task[]
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
 * equal parts, and below 12 working days one task of every week goes for each whole week that is missing. `today` is the visitor's own day.
 */
export function planPitch(input: PitchInput, target: CalendarDay, today: CalendarDay): PitchPlan {
  const { country } = input
  const { news, goals: typedGoals, notes: spelling } = correctTyped(input.news ?? '', input.goals)
  const split = [...new Set(splitGoals(typedGoals))]
  const goals = split.length > 0 ? split : [typedGoals.trim()]
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
  const workingDaysLeft = workingDaysBetween(today, target, country)
  const kept = spans.map((span) => keptIn(span, { daysLeft, workingDaysLeft, country }))
  const hasList = weekTasks({ ...asked(false), hasList: true })[0]?.some(
    ({ text, rank }) => text === LIST && rank <= (kept[0] ?? 1),
  )
  const weeks = badNews
    ? badNewsWeeks(badNews.plan, spans, quotedGoals, country)
    : pitchWeeks(weekTasks(asked(hasList ?? false)), spans, { country, kept })
  return {
    daysLeft,
    workingDaysLeft,
    missingDays: badNews ? 0 : Math.max(0, FULL_PLAN - daysLeft),
    wait,
    isMoved: !badNews && !startsNow && daysLeft - wait > FULL_PLAN,
    weeks,
    later: badNews
      ? []
      : laterTasks({
          weeks,
          isOpen: startsNow,
          hasNoDay: isOld || !news,
          isCounted,
          goal: quotedGoals[0] ?? '',
          first: goalTask(goals[0] ?? '', '').later,
          target,
          country,
        }),
    onTheDay: badNews
      ? badNewsDay(badNews.plan, quotedGoals, target)
      : dayTasks({
          topics: topics.map(({ topic }) => topic.id),
          isHeld,
          isCounted,
          hasNoDay: isOld || !news,
          goals,
          target,
          country,
        }),
    isHeld,
    notes: badNews
      ? badNews.plan.isPlanned
        ? [...spelling, ...targetNote(target, country)]
        : spelling
      : [
          ...spelling,
          ...notesOn({
            news,
            isCounted,
            startsToday: wait === 0,
            lastDay: spans.at(-1)?.lastDay ?? today,
            isHeld,
            hasNoEmbargo: isSecret && !isHeld && !isCounted,
            target,
            country,
          }),
        ],
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
      isOpen: startsNow,
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

type Limits = { country: Country; kept: readonly number[] }

function pitchWeeks(tasks: readonly Planned[][], spans: readonly Span[], limits: Limits): Week[] {
  const offered = offerDays(tasks, spans, limits).find((day) => day !== undefined)
  const told = formatDay(offered ?? spans.at(-1)?.firstDay ?? '')
  return spans.map((span, index) => {
    const planned = tasks[index] ?? []
    const isKept = planned.map(({ rank }) => rank <= (limits.kept[index] ?? 1))
    const days =
      index === spans.length - 1 ? pitchDays(span, isKept, limits.country) : keptDays(span, isKept, limits.country)
    return {
      ...span,
      number: index + 1,
      name: WEEK_NAMES[index] ?? '',
      tasks: planned.map(({ text }, place) => ({
        text: (index === spans.length - 1 && place === 1 && days[0] ? afterTheOffer(text) : text).replace(
          '{told}',
          told,
        ),
        day: days[place],
      })),
    }
  })
}

/** The days of the last week, on the first of which a journalist knows. */
function offerDays(tasks: readonly Planned[][], spans: readonly Span[], { country, kept }: Limits) {
  const span = spans.at(-1)
  const planned = tasks[spans.length - 1] ?? []
  return span
    ? pitchDays(
        span,
        planned.map(({ rank }) => rank <= (kept[spans.length - 1] ?? 1)),
        country,
      )
    : []
}

/** Whether or not one outlet has the story, everybody else hears what they need to know on the day. */
const afterTheOffer = (text: string) =>
  text.startsWith(SEND)
    ? `${AFTER_THE_OFFER}${text.slice(SEND.length).replace(ON_THE_SAME_DAY, `${ON_THE_SAME_DAY} in either case,`)}`
    : text
