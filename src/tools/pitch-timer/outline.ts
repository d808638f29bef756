import { outline } from '@words/tools/pitch-outline'
import type { Task, Week } from './task'

type Plan = {
  kind: string | undefined
  isPitch: boolean
  weeks: Week[]
  dropped: number
} & Record<'ahead' | 'later' | 'onTheDay', Task[]>

/** A pitch of an open kind can be of an accident, a secret or a fraud. */
export const isOutline = ({ kind, isPitch }: Pick<Plan, 'kind' | 'isPitch'>): boolean => isPitch && !kind

/** The same weeks with what each has to settle, as blanks and without days, so that there is nothing to follow. */
export function outlined<P extends Plan>(plan: P): P {
  if (!isOutline(plan)) return plan
  const weeks = plan.weeks.map((week, index) => {
    const { name = week.name, tasks = [] } = outline[index] ?? {}
    return {
      ...week,
      name,
      tasks: tasks.map((text) => ({ text, slot: undefined, day: undefined, waits: 'kind' as const })),
    }
  })
  return { ...plan, weeks, ahead: [], later: [], onTheDay: [], dropped: 0 }
}
