import type { CalendarDay } from '@/lib/calendar-day'
import type { PlannedTask } from '@/schema/tool-tables/pitch-plans'

export type Task = {
  text: string
  /** What it is for, in the table. */
  slot: PlannedTask['slot']
  /** The day it is for; undefined when there is no time for it, or it has to wait. */
  day: CalendarDay | undefined
  /** It would give somebody outside news that may not be public or is not signed yet; or the day of telling or the kind is open. */
  waits?: 'public' | 'signed' | 'told' | 'kind' | undefined
}

export type Week = {
  number: number
  firstDay: CalendarDay
  lastDay: CalendarDay
  days: number
  name: string
  /** In the order in which they are done. */
  tasks: Task[]
}
