/** The steps of a brief around the day on which it can be seen, filmed or tried. */
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { formatDay, formatDayOfYear } from '@/lib/format-day'
import type { Plan, Work } from './plan'
import { by, IDEA, published, WEEK, WORKING_WEEK, workingDays } from './working-days'

/** Agreement and idea in the two weeks before the day on which it can be seen or filmed, draft and approval after it. */
export function afterSeeing(work: Work, seenOn: CalendarDay, plan: Plan): Plan {
  const { today, firstDay, day, pieces, pace, announceDays = 0, isLive, isPrinted } = work
  const last = day ?? (pieces === 1 ? firstDay : undefined)
  const before = workingDays(today, seenOn).slice(-2 * WORKING_WEEK)
  // What takes place is announced before its day, and what is printed goes to print, once it is approved.
  const heardOn = (isLive || isPrinted) && last !== undefined ? addDays(last, -announceDays) : seenOn
  const isHeard = workingDays(addDays(seenOn, 1), heardOn).length > 1
  const end = isHeard ? heardOn : firstDay
  const early = end === undefined ? [] : workingDays(addDays(seenOn, 1), end).slice(-2 * WORKING_WEEK)
  // Before the first day, where it leaves a day for each of the two.
  const after = early.length > 1 ? early : workingDays(addDays(seenOn, 1), last ?? addDays(seenOn, SEEN_WEEKS * WEEK))
  const [signed, idea] = stepsAmong(before, WORKING_WEEK + IDEA)
  // Else a third of the days is left for publication, and what people need soon takes two days.
  const most = early.length > 1 ? early.length : pace === 'urgent' ? 2 : Math.max(2, Math.ceil((2 * after.length) / 3))
  const [drafts, changes] = stepsAmong(after, Math.min(most, 2 * WORKING_WEEK))
  if (!drafts || !changes) return { ...plan, note: tooLate(seenOn) }
  const approved = addDays(changes, 1)
  const first = firstDay !== undefined && firstDay > approved ? firstDay : approved
  const isTight = last !== undefined && pieces === 1 && pace !== 'urgent' && after.length < FEWEST_AFTER
  return {
    ...plan,
    note: plan.note === '' && isTight ? tooLate(seenOn, isHeard) : plan.note,
    intro: last ? plan.intro : 'Counted around the day on which it can be seen or made.',
    isInThree: plan.isInThree || !signed || !idea,
    ...(signed && idea ? { signed: by(signed), idea: by(idea) } : {}),
    answers: ANSWERS_ON_TIME,
    seen: `on ${formatDayOfYear(seenOn)}`,
    ...{ drafts: by(drafts), later: '', changes: by(changes) },
    announced: plan.announced && (pieces !== 1 ? EACH_ANNOUNCED : isHeard ? by(heardOn) : 'as soon as it is approved'),
    publication: last ? published(first < last ? first : last, last) : `from ${formatDayOfYear(first)} on`,
  }
}

/** Two of the first so many days: the middle one, and the last. */
const stepsAmong = (days: readonly CalendarDay[], most: number) => {
  const free = days.slice(0, most)
  return [free[Math.floor(free.length / 2) - 1], free.length > 1 ? free.at(-1) : undefined]
}
/** House rule: with fewer working days, one of the two answers is late. */
const FEWEST_AFTER = 4
/** House rule: without a last day, draft and approval have so many weeks after it was seen. */
const SEEN_WEEKS = 4
const ANSWERS_ON_TIME = { idea: 'on the next working day', draft: 'on the next working day' }
export const EACH_ANNOUNCED = 'a week before each'
const tooLate = (seenOn: CalendarDay, isHeard = false) =>
  `After ${formatDay(seenOn)}, when it can be seen or made, too few working days are left for a draft and its approval${isHeard ? ' before it is announced' : ''}. Move the last day, or agree on an outline before.`
