import type { CalendarDay } from '@/lib/calendar-day'
import type { Span } from './week-spans'

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
