import { outline } from '@words/tools/pitch-timer'
import type { PitchPlan } from './pitch-plan'

/** A pitch of which nobody has said what kind of news it is: it can be an accident, a secret or a fraud. */
export const isOutline = ({ kind, isPitch }: Pick<PitchPlan, 'kind' | 'isPitch'>): boolean => isPitch && !kind

/** The same weeks with what each has to settle, as blanks and without days, so that there is nothing to follow. */
export function outlined(plan: PitchPlan): PitchPlan {
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
