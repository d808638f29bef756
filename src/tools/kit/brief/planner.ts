/** When each step of a brief takes place: in weeks from signing, or on days that end with a day that does not move. */
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@/lib/calendar-day'
import { formatDay, formatDayOfYear } from '@/lib/format-day'

export type Work = {
  /** All pieces of one creator; unknown while the number is open. */
  pieces: number | undefined
  /** Weeks until a first draft of the format. */
  draftWeeks: number
  today: CalendarDay
  /** The day before which nothing is out. */
  firstDay?: CalendarDay | undefined
  /** A piece of our own, or an appeal: without an idea to agree on. */
  isQuick?: boolean
  /** The day by which the last piece is out. */
  day: CalendarDay | undefined
}

/** The steps in words, in their order, as they stand within a sentence. */
export type Plan = {
  /** How the steps are counted, and what that asks for. */
  intro: string
  /** A draft, its approval and publication are all the steps: the days are few, or the piece is quick. */
  isInThree: boolean
  signed: string
  idea: string
  /** How long an idea waits for its answer. */
  answer: string
  drafts: string
  changes: string
  publication: string
  /** How often a piece comes out; empty for a single one. */
  rhythm: string
  statistics: string
}

/** House rule: an account that publishes more pieces of one campaign in a week tires its audience. */
const PIECES_A_WEEK = 3
/** House rule: an account drafts no more pieces than this in a week beside its own; with the idea, half as many. */
const DRAFTS_A_WEEK = 6
/** House rule: with fewer days there is no draft, no answer and no round of changes; one short piece needs fewer. */
export const FEWEST_DAYS = { one: 6, several: 12 }
/** House rule: how long ideas and drafts wait for an answer. */
const ANSWER = 'within 2 working days'
const WEEK = 7
/** Days from signing to an idea. */
const IDEA = 3

/** Dates where a day is given and far enough away; else weeks. */
export function planFor(work: Work): Plan {
  const { pieces, firstDay, day } = work
  const span = pieces === 1 ? 0 : WEEK * weeksOf(work).publishing - 1
  const isDay = day !== undefined && (firstDay === undefined || firstDay <= day)
  const last = isDay ? day : firstDay && addDays(firstDay, span)
  if (last !== undefined) return onDays(work, last)
  return work.isQuick ? { ...inWeeks(work), ...OPEN_STEPS, publication: '[day of publication]' } : inWeeks(work)
}

const OPEN_STEPS = {
  intro: 'Three steps, each on a day of its own.',
  isInThree: true,
  drafts: '[day]',
  changes: '[a later day]',
}

const fewestDays = ({ pieces, draftWeeks }: Work) =>
  pieces === 1 && draftWeeks === 1 ? FEWEST_DAYS.one : FEWEST_DAYS.several

/** How many weeks drafts and publication take. */
function weeksOf({ pieces = 1, draftWeeks }: Work) {
  const beyond = Math.max(0, pieces - (draftWeeks * DRAFTS_A_WEEK) / 2)
  return { drafting: draftWeeks + Math.ceil(beyond / DRAFTS_A_WEEK), publishing: Math.ceil(pieces / PIECES_A_WEEK) }
}

function inWeeks(work: Work): Plan {
  const { drafting, publishing } = weeksOf(work)
  const changes = 2 + drafting
  const first = changes + 1
  return {
    intro: 'Counted in weeks from the day on which everybody has agreed.',
    isInThree: false,
    signed: 'week 1',
    idea: 'week 2',
    answer: ANSWER,
    drafts: weeks(2, changes - 1),
    changes: `week ${changes}`,
    publication: work.pieces === undefined ? `from week ${first} on` : weeks(first, first + publishing - 1),
    rhythm: rhythmOf(work, `${PIECES_A_WEEK} a week`),
    statistics: 'a week after the last piece',
  }
}

/** The usual weeks, ending on the day or before the first one; all of them shorter where there is less time. */
function onDays(work: Work, last: CalendarDay): Plan {
  const { drafting, publishing } = weeksOf(work)
  const given = work.firstDay !== undefined && work.firstDay <= last ? work.firstDay : undefined
  const preparing = WEEK * (2 + drafting)
  const all = given ? preparing : preparing + (work.pieces === 1 ? 1 : WEEK * publishing)
  const end = given ?? last
  const available = daysBetween(work.today, end)
  const isShort = available < all
  const days = workingDays(addDays(end, -Math.min(all, available)), end)
  const ends = [WEEK, WEEK + IDEA, WEEK * (1 + drafting), preparing]
  let index = -1
  const [signed = last, idea = last, drafts = last, changes = last] = ends.map((step, number) => {
    // Each step has a day of its own, and so have those after it.
    index = Math.min(Math.max(Math.round((step / all) * days.length), index + 1), days.length - ends.length + number)
    return days[index]
  })
  const first = given ?? (work.pieces === 1 ? last : addDays(changes, 1))
  const isTooSoon = available < fewestDays(work) || days.length < ends.length
  const plan: Plan = {
    intro: introOf(work, last, given ? undefined : daysBetween(first, last) + 1, isShort),
    isInThree: work.isQuick ?? false,
    ...{ signed: by(signed), idea: by(idea), drafts: by(drafts), changes: by(changes) },
    answer: available < FEWEST_DAYS.several ? 'on the same day' : ANSWER,
    publication: first === last ? formatDayOfYear(last) : `${formatDayOfYear(first)} to ${formatDayOfYear(last)}`,
    rhythm: given ? '' : rhythmOf(work, isShort ? 'one a day' : `${PIECES_A_WEEK} a week`),
    statistics: by(addDays(last, WEEK)),
  }
  if (!isTooSoon) return plan
  return { ...plan, ...OPEN_STEPS, ...(work.isQuick ? {} : { intro: tooSoon(last) }) }
}

const tooSoon = (last: CalendarDay) =>
  `Until ${formatDay(last)} there is no time for an idea, a draft and a round of changes. What is possible by then: our own piece, or a repost of it by [creator].`

/** Mondays to Fridays from a day until the day before another, without the days from Christmas Eve to New Year. */
const workingDays = (from: CalendarDay, until: CalendarDay): CalendarDay[] =>
  Array.from({ length: daysBetween(from, until) }, (_, index) => addDays(from, index)).filter(
    (day) => !WEEKEND.has(weekdayOf(day)) && day.slice(5) < '12-24' && day.slice(5) > '01-01',
  )
const WEEKEND: ReadonlySet<number> = new Set([0, 6])

function introOf({ pieces }: Work, last: CalendarDay, room: number | undefined, isShort: boolean): string {
  const end = pieces === 1 ? `It is out on ${formatDay(last)}.` : `The last piece is out on ${formatDay(last)}.`
  if (pieces !== undefined && room !== undefined && pieces > room)
    return `${end} Only ${room} of the ${pieces} pieces fit before it, one a day: both sides agree on which before they sign.`
  return isShort ? `${end} That leaves less than the usual weeks, so what is late costs the day.` : end
}

const rhythmOf = ({ pieces }: Work, most: string) => (pieces === 1 ? '' : `at most ${most}`)
const by = (day: CalendarDay) => `by ${formatDayOfYear(day)}`
/** "week 4", or "weeks 4 to 5". */
const weeks = (first: number, last: number) => (first === last ? `week ${first}` : `weeks ${first} to ${last}`)
