import type { CalendarDay } from '@/lib/calendar-day'

export type Task = {
  text: string
  /** The day it is for; undefined when there is no time for it, or it has to wait. */
  day: CalendarDay | undefined
  /** It would give somebody outside news that may not be public yet. */
  waits?: boolean
}

export type Span = { firstDay: CalendarDay; lastDay: CalendarDay; days: number }

export type Week = Span & {
  number: number
  name: string
  /** In the order in which they are done. */
  tasks: Task[]
}
