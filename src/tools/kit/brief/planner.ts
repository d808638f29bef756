/** When each step of a brief takes place: in weeks from signing, or on days that end with a day that does not move. */
import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { afterSeeing, EACH_ANNOUNCED } from './once-seen'
import type { Plan, Work } from './plan'
import { by, IDEA, published, WEEK, WORKING_WEEK, workingDays } from './working-days'

/** House rule: an account that publishes more pieces of one campaign in a week tires its audience. */
const PIECES_A_WEEK = 3
/** House rule: an account drafts no more pieces than this in a week beside its own; with the idea, half as many. */
const DRAFTS_A_WEEK = 6
/** House rule: with fewer working days there is no draft, no answer and no round of changes; one short piece needs fewer. */
const FEWEST_DAYS = { one: 4, several: 8 }
/** House rule: how long ideas and drafts wait for an answer, by the working days until the next step. */
const ANSWERS = ['on the same day', 'on the next working day', 'within 2 working days']
const ANSWERS_IN_TIME = { idea: answerIn(ANSWERS.length), draft: answerIn(ANSWERS.length) }
/** House rule: without a first day, the steps begin at most so many times the usual weeks before the last. */
const UNHURRIED = 2

/** Dates where a day is given and far enough away; else weeks. */
export function planFor(given: Work): Plan {
  // Nothing is due on the day on which the brief is made.
  const work = {
    ...given,
    today: addDays(given.today, 1),
    isLive: given.isLive === true && given.pieces === 1 && given.pace !== 'now',
  }
  const isOpen = work.isLive && work.firstDay === undefined && work.day === undefined
  const plan = { ...stepsOf(work), isLive: work.isLive, ...(isOpen ? { publication: '[its day]' } : {}) }
  const seen = aroundSeeing(work, plan)
  // Only the paper or the printer knows the last day of approval.
  return work.isPrinted && work.pace !== 'now' ? { ...seen, announced: '', changes: seen.changes + TO_PRINT } : seen
}
const TO_PRINT = ', or earlier if the paper or the printer closes before'

function aroundSeeing(work: Work, plan: Plan): Plan {
  const { isLive = false, seenOn, firstDay, day } = work
  if (seenOn === undefined || work.pace === 'now') return plan
  if (day !== undefined && seenOn > day) return { ...plan, clash: clashOf(seenOn, day, isLive) }
  if (firstDay === undefined || firstDay > seenOn) return afterSeeing(work, seenOn, plan)
  return isLive ? plan : { ...plan, later: `${ON_THE_DAY} ${formatDay(seenOn)}` }
}

const clashOf = (seenOn: CalendarDay, day: CalendarDay, isLive: boolean) =>
  `${formatDay(seenOn)}, when it can be seen or made, lies after ${formatDay(day)}, when it ${isLive ? 'takes place' : 'is out'}: change one of the two days.`

function stepsOf(work: Work): Plan {
  const { pieces, firstDay, day, pace } = work
  const span = pieces === 1 ? 0 : WEEK * weeksOf(work).publishing - 1
  const isDay = day !== undefined && (firstDay === undefined || firstDay <= day)
  const last = isDay ? day : firstDay && addDays(firstDay, span)
  if (pace === 'now') return { ...inWeeks(work), ...AT_ONCE, note: last && last >= work.today ? notOn(last) : '' }
  if (pace === 'urgent' && firstDay === undefined) return soon(work, last)
  if (last !== undefined) return onDays(inTime(work, last), last)
  return { ...inWeeks(work), ...(pace === 'own' ? OPEN_STEPS : {}) }
}

/** Without a first day that is too near for a draft, where the last day leaves room: the steps then begin now. */
function inTime(work: Work, last: CalendarDay): Work {
  const { today, firstDay, pace = 'usual' } = work
  if (pace !== 'usual' || firstDay === undefined || firstDay >= last) return work
  const isNear = workingDays(today, firstDay).length < fewestDays(work)
  return isNear && workingDays(today, last).length >= fewestDays(work)
    ? { ...work, firstDay: undefined, missed: firstDay }
    : work
}

const AT_ONCE = {
  intro: 'The warning is out today: its steps take hours.',
  ...{ note: '', isInThree: true, drafts: 'today, by [hour]', changes: 'today, by [a later hour]', announced: '' },
  publication: 'today, by [hour], on every channel',
}
const notOn = (day: CalendarDay) => `You entered ${formatDay(day)}: while people are in danger, it is out today.`
const OPEN_STEPS = {
  intro: 'Each step has a day of its own.',
  note: '',
  ...{ isInThree: true, drafts: '[day]', changes: '[a later day]', publication: '[day of publication]' },
}
/** A draft and its approval where there is no day for each. */
const WITHIN_TODAY = { isInThree: true, drafts: 'today, by [hour]', changes: 'today, by [a later hour]' }

function answerIn(days: number): string {
  return ANSWERS[Math.min(days, ANSWERS.length) - 1] ?? ''
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
    note: 'If a day is fixed, enter it: the steps then end before it.',
    isInThree: false,
    signed: 'week 1',
    idea: 'early in week 2',
    answers: ANSWERS_IN_TIME,
    seen: '',
    ...{ drafts: weeks(2, changes - 1), later: laterIn(work) },
    changes: `week ${changes}`,
    announced: work.announceDays ? 'some days before' : '',
    publication: work.pieces === undefined ? `from week ${first} on` : weeks(first, first + publishing - 1),
    rhythm: rhythmOf(work, `${PIECES_A_WEEK} a week`),
    statistics: `a week after ${work.pieces === 1 ? 'publication' : 'the last piece'}`,
  }
}

/** Help or a warning that is needed soon: before a last day on the next two working days, else within hours or days. */
function soon(work: Work, last: CalendarDay | undefined): Plan {
  const [drafts, changes] = last ? workingDays(work.today, last) : []
  return {
    ...inWeeks(work),
    intro: 'These steps take hours while a person or an animal is in danger, else days.',
    note: '',
    ...WITHIN_TODAY,
    ...(last ? {} : { drafts: '[hour or day]', changes: '[later]' }),
    ...(drafts && changes ? { drafts: by(drafts), changes: by(changes) } : {}),
    publication: last ? published(undefined, last) : 'as soon as it is approved',
    announced: '',
    rhythm: '',
  }
}

/** The usual weeks in working days: before a first day, else from today on; all of them shorter where there is less time. */
function onDays(work: Work, last: CalendarDay): Plan {
  const { pieces, pace = 'usual' } = work
  const isQuick = pace !== 'usual'
  const { drafting, publishing } = weeksOf(work)
  const given = work.firstDay !== undefined && work.firstDay <= last ? work.firstDay : undefined
  const preparing = WORKING_WEEK * ((isQuick ? 1 : 2) + drafting)
  // Without a first day, several pieces come out within the days that are left.
  const all = given || pieces === 1 ? preparing : preparing + WORKING_WEEK * publishing
  const announced = addDays(given ?? last, -(work.announceDays ?? 0))
  const announcing = workingDays(work.today, announced)
  const isAnnounced = !!work.announceDays && announcing.length >= (work.isPrinted ? 2 : fewestDays(work))
  const free = isAnnounced ? announcing : workingDays(work.today, given ?? last)
  const room = work.missed ? free.slice(0, UNHURRIED * all) : free.slice(-UNHURRIED * all)
  const days = isAnnounced || given ? free.slice(-all) : pieces === 1 ? room : room.slice(0, all)
  const isShort = days.length < all
  const ends = [WORKING_WEEK, WORKING_WEEK + IDEA, preparing - WORKING_WEEK, preparing]
  const isInThree = isQuick || days.length < fewestDays(work)
  const at = spread(isInThree ? ends.slice(-2) : ends, all, days.length)
  const step = (fromEnd: number) => days[at.at(-fromEnd) ?? 0] ?? last
  const gap = (fromEnd: number) => (at.at(-fromEnd) ?? 0) - (at.at(-fromEnd - 1) ?? 0)
  const approved = addDays(step(1), 1)
  const first = given ?? (pieces === 1 ? undefined : approved < last ? approved : last)
  const left = first && daysBetween(first, last) + 1
  const isDense = pieces !== undefined && left !== undefined && pieces > Math.ceil((left * PIECES_A_WEEK) / WEEK)
  const steps = days.length < 2 ? WITHIN_TODAY : { isInThree, drafts: by(step(2)), changes: by(step(1)) }
  return {
    intro: introOf(work, last, { room: left, isShort, isDense }),
    note: isInThree && !isQuick ? tooSoon(last) : work.missed ? missedBy(work.missed) : '',
    announced: announcedOf(work, isAnnounced ? announced : undefined),
    ...{ signed: by(step(4)), idea: by(step(3)), seen: '', later: laterIn(work) },
    answers: { idea: answerIn(gap(2)), draft: answerIn(gap(1)) },
    ...steps,
    publication: published(first, last),
    rhythm: left === 1 ? '' : rhythmOf(work, isDense ? 'one a day' : `${PIECES_A_WEEK} a week`),
    statistics: by(workingDays(addDays(last, WEEK), addDays(last, 4 * WEEK))[0] ?? last),
  }
}

/** Where among so many days each step ends; each has a day of its own, and so have those after it. */
function spread(ends: readonly number[], all: number, count: number): number[] {
  let index = -1
  return ends.map((end, number) => {
    index = Math.min(Math.max(Math.round((end / all) * count), index + 1), count - ends.length + number)
    return index
  })
}

/** One of several pieces can show what comes after the others. */
const laterIn = ({ pieces }: Work) => (pieces === 1 ? '' : '; of what can only be made later, by [day]')
const ON_THE_DAY = '; of what is made and published on the day, an outline. It is there on'

/** @param day when people hear of a piece, where it leaves time for a draft */
function announcedOf({ announceDays, pieces, firstDay }: Work, day: CalendarDay | undefined): string {
  if (!announceDays) return ''
  if (pieces !== 1 && firstDay === undefined) return EACH_ANNOUNCED
  return day ? by(day) : 'as soon as it is approved'
}

const missedBy = (firstDay: CalendarDay) =>
  `Your first day, ${formatDay(firstDay)}, is too near for a draft and its approval: the first piece comes out after them.`

const tooSoon = (last: CalendarDay) =>
  `Until ${formatDay(last)} there is no time for an idea, a draft and changes. Possible by then: our own piece, or a repost of it by [creator].`

type Room = { room: number | undefined; isShort: boolean; isDense: boolean }

function introOf(
  { pieces, firstDay, day, announceDays, isLive, isPrinted, pace }: Work,
  last: CalendarDay,
  { room, isShort, isDense }: Room,
) {
  if (day && room === 1 && pieces !== 1) return `All pieces are out on ${formatDay(last)}, at [hours].`
  const isAmongLive = !!announceDays && !isPrinted && pieces !== 1
  const it = isAmongLive ? 'What is not live' : pieces === 1 ? 'It' : `The ${day ? 'last' : 'first'} piece`
  const on = `${formatDay(day ? last : (firstDay ?? last))}${firstDay === day ? '' : day ? ' at the latest' : ' or later'}`
  const end = `${it} ${isLive ? 'takes place' : 'is out'} on ${on}.${isAmongLive ? ' What is live has its own day: [day and hour].' : ''}`
  if (pieces !== undefined && room !== undefined && pieces > room)
    return `${end} Only ${room} of the ${pieces} pieces fit before it, one a day, with Stories of one day as one: both sides agree on which before they sign.`
  if (isDense) return `${end} That is ${pieces} pieces in ${room} days: both sides agree to it before they sign.`
  if (pace === 'urgent') return `${end} While anybody is in danger, it is out once it is approved.`
  const near = firstDay && firstDay < last ? formatDay(firstDay) : 'That'
  return isShort ? `${end} ${near} leaves less than the usual weeks, so what is late costs the day.` : end
}

const rhythmOf = ({ pieces }: Work, most: string) => (pieces === 1 ? '' : `at most ${most}`)
/** "week 4", or "weeks 4 to 5". */
const weeks = (first: number, last: number) => (first === last ? `week ${first}` : `weeks ${first} to ${last}`)
