/** When each step takes place: in weeks from signing, in weeks before a day that does not move, or on days. */
import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay, formatDayOfYear } from '@/lib/format-day'
import { countDays } from '../kit/result/format-day'
import { counted } from '../kit/result/format-number'
import { BLANK } from './blanks'
import { isSoldByParcel } from './campaign-terms'
import { type ClosePlan, closePlan, FEWEST_DAYS } from './close-plan'
import type { BriefInput } from './completeness'
import { dayNamedIn } from './deadline'
import { type LastDay, lastDayOf } from './last-day'
import type { ReadBrief } from './read-brief'
import { type StepWeeks, weeksOf } from './weeks'

export type Schedule = {
  /** How the steps are counted, by when they end, and what that asks for. */
  intro: string
  /** Above the dates of the creator's page, and its last line. */
  heading: string
  end: string
  /** The day cannot move, so a late answer costs pieces. */
  isFixed: boolean
  /** How many pieces fit, where not all of them do. */
  fits?: number
  /** When ideas are answered, where it is not a number of days. */
  answer?: string
  /** By step, for the brief. */
  signed: string
  drafts: string
  changes: string
  publishing: string
  statistics: string
  /** By step, for the creator's page. */
  ideaDue: string
  draftsDue: string
}

export function scheduleOf(input: BriefInput, read: ReadBrief): Schedule {
  const { campaign, deliverables, named, isRush } = read
  const steps = weeksOf(deliverables, isRush)
  const last = lastDayOf(campaign, named)
  if (steps.lastPublishing === undefined) return fromSigning(steps, last)
  const latest = input.today && last.quoted ? latestPiece(input, read, last, input.today) : undefined
  if (input.today && latest && daysBetween(input.today, latest.day) < steps.lastPublishing * DAYS_A_WEEK) {
    const plan = closePlan(input.today, latest.day, steps.pieces ?? 1)
    return plan ? onDays(plan, steps, last, latest, input.today) : tooSoon(steps, last, latest)
  }
  return last.kind === 'goal' ? fromSigning(steps, last) : beforeTheDay(steps, last, steps.lastPublishing)
}

const DAYS_A_WEEK = 7

/** The last day on which a piece helps, and the reason why it is not the day itself. */
type Latest = { day: CalendarDay; reason: string }

/** What happens on one day is told until that day; an event on it has its own rule. */
const ON_THE_DAY = /\bon (?:black friday|cyber monday)\b/i
/** Days by which a present has to be there. */
const GIFT_DAY = /\b(?:christmas|hanukkah|easter|valentine|mother[’']?s day|father[’']?s day)/i

/** House rule: people need a week to act on a piece, and where a present has to arrive, its parcel takes another. */
function latestPiece(input: BriefInput, { named }: ReadBrief, last: LastDay, today: CalendarDay): Latest | undefined {
  const [found] = named.flatMap((words) => {
    const day = dayNamedIn(words, today)
    return day ? [{ words, day }] : []
  })
  if (!found) return undefined
  const { words, day } = found
  if (last.kind === 'start' || ON_THE_DAY.test(words)) return { day, reason: '' }
  if (last.kind === 'event') return { day: addDays(day, -1), reason: '' }
  return GIFT_DAY.test(words) && isSoldByParcel(input)
    ? { day: addDays(day, -2 * DAYS_A_WEEK), reason: ', because orders and parcels take about two weeks' }
    : { day: addDays(day, -DAYS_A_WEEK), reason: ', because people need about a week to act on it' }
}

function fromSigning(steps: StepWeeks, last: LastDay): Schedule {
  const { firstDraft, firstFeedback, feedback, publishing, lastPublishing } = steps
  return {
    heading: 'Weeks from signing',
    intro: `Counted in weeks from the day on which both sides have signed; ${last.sentence}.${
      lastPublishing === undefined ? '' : ` ${timeNeeded(lastPublishing, ' or a later day')}`
    }`,
    end: last.sentence,
    isFixed: false,
    signed: weeks(1, 1),
    drafts: weeks(firstDraft, feedback - 1),
    changes: weeks(firstFeedback, feedback),
    publishing: lastPublishing === undefined ? `Week ${publishing} and on` : weeks(publishing, lastPublishing),
    statistics:
      lastPublishing === undefined ? 'One week after the last piece' : weeks(lastPublishing + 1, lastPublishing + 1),
    ideaDue: weeks(firstDraft, firstDraft),
    draftsDue: `End of week ${feedback - 1}`,
  }
}

const timeNeeded = (count: number, wayOut: string) =>
  `Both sides sign at least ${count} weeks before that day; with less time, there are fewer pieces${wayOut}.`

/** Counted from signing, pieces for an event could be out, and gone, months before it. */
function beforeTheDay(steps: StepWeeks, last: LastDay, all: number): Schedule {
  const { firstDraft, firstFeedback, feedback, publishing } = steps
  const before = (first: number, end: number) => {
    const [from, to] = [all - first + 1, all - end + 1]
    return from === to ? `${counted(from, 'week')} before` : `${from} to ${to} weeks before`
  }
  const lastWeeks = all - publishing + 1
  return {
    heading: `Weeks before ${last.name}`,
    intro: `Counted in weeks before ${last.kind === 'start' ? 'the start' : 'the event'}; ${last.sentence}. ${timeNeeded(all, '')}`,
    end: last.sentence,
    isFixed: true,
    signed: before(1, 1),
    drafts: before(firstDraft, feedback - 1),
    changes: before(firstFeedback, feedback),
    publishing:
      last.kind === 'start'
        ? `From ${counted(lastWeeks, 'week')} before`
        : lastWeeks === 1
          ? 'The last week before'
          : `The last ${lastWeeks} weeks before`,
    statistics: last.kind === 'start' ? 'One week after the last piece' : 'The week after',
    ideaDue: before(firstDraft, firstDraft),
    draftsDue: `By ${before(feedback, feedback)}`,
  }
}

function onDays(plan: ClosePlan, steps: StepWeeks, last: LastDay, { reason }: Latest, today: CalendarDay): Schedule {
  const { pieces = 1, lastPublishing } = steps
  const by = (day: CalendarDay) => `By ${formatDayOfYear(day)}`
  const isAll = plan.pieces === pieces
  const end = `${last.kind === 'start' ? 'the start is on' : 'the last piece is published by'} ${formatDayOfYear(plan.lastPiece)}`
  return {
    heading: 'Your days',
    intro: [
      `${last.quoted} leaves fewer than the usual ${lastPublishing} weeks from ${formatDay(today)}, so each step has a day.`,
      `${end.charAt(0).toUpperCase()}${end.slice(1)}${reason}.`,
      isAll
        ? 'Whatever is late costs a piece, because that day does not move.'
        : `Only ${plan.pieces} of the ${pieces} pieces fit, so both sides agree on which before they sign.`,
    ].join(' '),
    end,
    isFixed: true,
    ...(isAll ? {} : { fits: plan.pieces }),
    answer: `by ${formatDayOfYear(plan.answer)}`,
    signed: by(plan.signed),
    drafts: days(addDays(plan.signed, 1), plan.drafts),
    changes: by(plan.changes),
    publishing: days(plan.firstPiece, plan.lastPiece),
    statistics: by(addDays(plan.lastPiece, DAYS_A_WEEK)),
    ideaDue: by(plan.idea),
    draftsDue: by(plan.drafts),
  }
}

/** Nobody can keep such a day: the brief says so, and asks for another one. */
function tooSoon(steps: StepWeeks, last: LastDay, { day, reason }: Latest): Schedule {
  const later = { ...last, sentence: `publication ends by ${BLANK.laterDay}` }
  const schedule = fromSigning(steps, later)
  return {
    ...schedule,
    intro: `${last.quoted} comes too soon: the last piece would have to be out by ${formatDay(day)}${reason}, and an idea, drafts, changes and publication need at least ${countDays(FEWEST_DAYS)}. ${schedule.intro}`,
  }
}

/** "December 9 to 11", or one day. */
function days(first: CalendarDay, last: CalendarDay): string {
  if (first === last) return formatDayOfYear(first)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${formatDayOfYear(first)} to ${isOneMonth ? Number(last.slice(8)) : formatDayOfYear(last)}`
}

/** "Week 4", or "Weeks 4 to 5". */
function weeks(first: number, last: number): string {
  return first === last ? `Week ${first}` : `Weeks ${first} to ${last}`
}
