import type { Fill, PlannedTask } from '@/schema/tool-tables/pitch-plans'

/** The texts of a chosen answer. */
export const fillsOf = (answers: readonly { id: string; fills: readonly Fill[] }[], chosen: unknown) =>
  answers.find(({ id }) => id === chosen)?.fills ?? []

/** A task with the text of an answer in its place, and texts that are added to it. */
export function fill(task: PlannedTask, fills: readonly Fill[]): PlannedTask {
  const ofSlot = [...new Set(fills)].filter(({ slot }) => slot === task.slot)
  const own = ofSlot.find(({ isAdded }) => !isAdded)
  const added = ofSlot.filter(({ isAdded }) => isAdded)
  return {
    ...task,
    text: [own ?? task, ...added].map(({ text }) => text).join(' '),
    isOutward: (own?.isOutward ?? task.isOutward) || added.some(({ isOutward }) => isOutward),
  }
}
