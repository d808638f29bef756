/** The tasks outside the four weeks: around the target, and around each other day that counts. */
import { addDays, type CalendarDay } from '@/lib/calendar-day'
import type { PitchPlanTable, PlannedTask } from '@/schema/tool-tables/pitch-plans'
import { HALF, later, type PlanCalendar, WEEK } from './plan-days'
import type { Week } from './task'
import { addWorkingDays } from './working-days'

/** A task with the day that it is for. */
export type TaskOn = { task: PlannedTask; on: CalendarDay }

/**
 * The days of one plan.
 * @property target the day to which the weeks count @property telling the same, where people outside hear of it before the end
 * @property known an earlier day on which people hear of it @property toldOn the first one on which anybody outside does, if it is set
 * @property effect when what people were told takes effect @property further another day that the visitor named
 * @property last the last one on which people can do something @property acts the preview @property part when a secret part is public
 */
export type PlanDays = { today: CalendarDay; target: CalendarDay } & Record<
  'telling' | 'known' | 'toldOn' | 'effect' | 'further' | 'last' | 'acts' | 'part',
  CalendarDay | undefined
>

type Around = {
  days: PlanDays
  calendar: PlanCalendar
  weeks: readonly Week[]
  further: PitchPlanTable['further']
  /** What the further day is for. */
  moves: string | undefined
  /** Whether people hear how it stands until the target. */
  isUntil: boolean
  isConfidential: boolean
}

const tasksOf = (table: PitchPlanTable['further'], id: unknown): readonly PlannedTask[] =>
  table.find((each) => each.id === id)?.tasks ?? []

/** The tasks of the table for what such a day is, all on that day. */
export const tasksOn = (table: PitchPlanTable['further'], id: string, on: CalendarDay | undefined): TaskOn[] =>
  on ? tasksOf(table, id).map((task) => ({ task, on })) : []

/** @param after the tasks of the shape around the target */
export function tasksAround(after: readonly PlannedTask[], plan: Around): TaskOn[] {
  const { days, calendar, weeks, further: table, moves, isUntil, isConfidential } = plan
  const { today, target, telling, known, toldOn, effect, further, last, acts, part } = days
  const { country } = calendar
  const told = telling ?? weeks[HALF - 1]?.lastDay ?? today
  const isInWeek = (day: CalendarDay) => weeks.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  // Who has just got a letter gets no reminder.
  const isEnoughLater = ({ before }: PlannedTask, on: CalendarDay) =>
    before < WEEK || on >= addWorkingDays(told, HALF * WEEK, country)
  const ends = after.flatMap((task) => {
    // A follow-up after the holidays would be one of old news.
    const on = task.slot === 'missed' ? addWorkingDays(target, -task.before, country) : calendar.dayOf(task.before)
    // What comes before the target fills the time that the weeks leave once people know.
    const isLeft = on && on > told && !isInWeek(on) && isEnoughLater(task, on)
    return on && (task.before <= 0 || isLeft) ? [{ task, on }] : []
  })
  // Around another day, people are reminded once Week 2 has told them, and the last weeks of a run are after it begins.
  const begun = effect ? (known ?? today) : (telling ?? (moves === 'runs' ? target : undefined))
  const remindFrom = begun ? addDays(begun, 1) : (weeks[HALF]?.firstDay ?? today)
  const around = (id: string | undefined, of: CalendarDay | undefined) =>
    tasksOf(table, of && id).flatMap((task) => {
      const on = calendar.dayOf(task.before, of)
      return on && on >= remindFrom && ((id !== 'last' && id !== 'effect') || isEnoughLater(task, on))
        ? [{ task, on }]
        : []
    })
  // Until the target of what has happened, people hear how it stands, as far as they may.
  const until = tasksOf(table, isUntil && 'until').flatMap((task) => {
    const on = calendar.dayOf(task.before)
    // The first updates are those of Week 2.
    const from =
      task.before >= WEEK ? (weeks[HALF - 1]?.tasks ?? []).flatMap(({ day }) => day ?? []).reduce(later, today) : today
    return on && on > from && !(isConfidential && task.isOutward && on < (toldOn ?? target)) ? [{ task, on }] : []
  })
  return [
    ...ends,
    ...around(effect ? 'effect' : moves, further),
    ...around('last', last),
    ...until,
    ...tasksOn(table, 'part', part),
    ...tasksOn(table, 'preview', acts),
  ]
}
