import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { labelOf } from '../kit/form/fields'
import { type CampaignType, type ContentType, INFLUENCER_COUNTS, type InfluencerCount } from './options'
import { BASE_DAYS, COMPLEXITIES, type Complexity, PHASES, type PhaseId } from './rules'
import { shareOut } from './share-out'
import { TASKS_BY_CONTENT, TASKS_BY_TYPE, TASKS_OF_ALL } from './tasks'

export type TimelineInput = {
  type: CampaignType
  launchDate: CalendarDay
  influencers: InfluencerCount
  contentType: ContentType
}

/** Days that belong to a phase, the first and the last among them. */
export type Span = { days: number; firstDay: CalendarDay; lastDay: CalendarDay }

export type Phase = Span & {
  id: PhaseId
  name: string
  /** In percent of the total. */
  share: number
  tasks: string[]
}

export type Timeline = {
  complexity: Complexity
  totalDuration: number
  /** 0 when the launch is today. */
  daysUntilLaunch: number
  /** Fewer days are left than the plan takes. */
  isRushed: boolean
  /** The day on which the plan starts, or should have started. */
  firstDay: CalendarDay
  phases: Phase[]
  /** The earliest launch for which the whole plan fits, if it started today. */
  earliestLaunch: CalendarDay
  /** When rushed: the same shares of the days that are left; undefined when a phase would be left without a day. */
  compressed: Span[] | undefined
  /** When rushed: the largest influencer count that would still fit, if there is one. */
  fittingCount: { influencers: InfluencerCount; totalDuration: number } | undefined
}

/**
 * The plan of a campaign, scheduled backward: its last phase ends the day before the launch.
 * `today` is the visitor's own day.
 */
export function planTimeline(input: TimelineInput, today: CalendarDay): Timeline {
  const { launchDate } = input
  const totalDuration = totalDurationOf(input.type, input.influencers)
  const daysUntilLaunch = daysBetween(today, launchDate)
  const isRushed = daysUntilLaunch < totalDuration
  const firstDay = addDays(launchDate, -totalDuration)
  const spans = scheduleFrom(firstDay, totalDuration)
  return {
    complexity: complexityOf(input.influencers),
    totalDuration,
    daysUntilLaunch,
    isRushed,
    firstDay,
    phases: PHASES.flatMap((phase, index) => {
      const span = spans[index]
      return span ? [{ ...phase, ...span, tasks: tasksOf(phase.id, input) }] : []
    }),
    earliestLaunch: addDays(today, totalDuration),
    compressed: isRushed ? compress(today, daysUntilLaunch) : undefined,
    fittingCount: isRushed ? fittingCount(input.type, daysUntilLaunch) : undefined,
  }
}

/** Counts by the option's value, so "4-7", which counts as 5, is low. */
export function complexityOf(influencers: InfluencerCount): Complexity {
  return COMPLEXITIES.find(({ above }) => Number(influencers) > above)?.complexity ?? 'low'
}

export function totalDurationOf(type: CampaignType, influencers: InfluencerCount): number {
  return BASE_DAYS[type][complexityOf(influencers)]
}

/** All phases one after the other, by their shares of the days. */
function scheduleFrom(firstDay: CalendarDay, totalDays: number): Span[] {
  let next = firstDay
  return shareOut(
    totalDays,
    PHASES.map(({ share }) => share),
  ).map((days) => {
    const span = { days, firstDay: next, lastDay: addDays(next, days - 1) }
    next = addDays(next, days)
    return span
  })
}

function compress(today: CalendarDay, daysLeft: number): Span[] | undefined {
  const spans = scheduleFrom(today, daysLeft)
  return spans.every(({ days }) => days > 0) ? spans : undefined
}

function fittingCount(type: CampaignType, daysLeft: number): Timeline['fittingCount'] {
  return INFLUENCER_COUNTS.map(({ value }) => ({ influencers: value, totalDuration: totalDurationOf(type, value) }))
    .filter(({ totalDuration }) => totalDuration <= daysLeft)
    .at(-1)
}

function tasksOf(phase: PhaseId, { type, contentType, influencers }: TimelineInput): string[] {
  const creators = `${labelOf(INFLUENCER_COUNTS, influencers)} influencers`
  return [...TASKS_OF_ALL[phase], TASKS_BY_TYPE[type][phase], TASKS_BY_CONTENT[contentType][phase]].map((task) =>
    task.replace('{creators}', creators),
  )
}
