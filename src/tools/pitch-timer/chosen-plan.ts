/** Which plan of the table answers ask for: the plan for any news, with tasks in its places, or a plan for news that is never pitched. */
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import type { Values } from '../kit/form/fields'
import type { tool } from './tool'

export type Answers = Values<(typeof tool)['fields']>

type Told = PitchPlanTable['harm']
export type PlannedTask = Told['weeks'][number]['tasks'][number]
type Placed = PitchPlanTable['neutral']['after'][number]
export type AtOnce = PitchPlanTable['earlyTold'][number]

export type ChosenPlan = {
  /** What the days of the tasks count from: the target, today, or the end of four weeks from today. */
  counts: 'to-target' | 'from-today' | 'four-weeks-from-today'
  weeks: readonly { name: string; tasks: readonly PlannedTask[] }[]
  after: readonly PlannedTask[]
  /** Tasks to do at once where the first week is far away. */
  early: readonly AtOnce[]
  /** Why the news is not pitched; undefined for news that is. */
  why: string | undefined
  /** The kind of news as the visitor chose it, and what the table says of it. */
  kind: { label: string; advice: string | undefined } | undefined
  /** The way to reporters that is left out, and the working days that it takes if there are too few. */
  leftOut: { label: string; fewestDays?: number | undefined } | undefined
}

/** @param workingDaysLeft working days until the target */
export function choosePlan(answers: Answers, table: PitchPlanTable, workingDaysLeft: number): ChosenPlan {
  const told = toldPlan(answers, table)
  return told ? withoutPitch(told, answers, table) : withPitch(answers, table, workingDaysLeft)
}

/** The plan for news that is never pitched: of its kind, or of what it does to people. */
function toldPlan({ kind, gate, day }: Answers, table: PitchPlanTable): (Told & { label?: string }) | undefined {
  const chosen = table.told.find(({ id }) => id === kind)
  if (chosen) return chosen
  if (gate === 'accusation') return table.accusation
  if (gate === 'harm') return day === 'ours' ? table.harmByChoice : table.harm
  return undefined
}

const withoutPitch = (
  { label, why, start, weeks }: Told & { label?: string },
  { day }: Answers,
  { earlyTold }: PitchPlanTable,
): ChosenPlan => ({
  counts: start === 'today' || day === 'past' ? 'from-today' : 'to-target',
  weeks,
  after: [],
  early: earlyTold,
  why,
  kind: label === undefined ? undefined : { label, advice: undefined },
  leftOut: undefined,
})

function withPitch(answers: Answers, table: PitchPlanTable, workingDaysLeft: number): ChosenPlan {
  const kind = table.kinds.find(({ id }) => id === answers.kind)
  const way = wayOf(answers, table)
  const isTooLate = way?.fewestDays !== undefined && workingDaysLeft < way.fewestDays
  const places = new Set(kind?.tasks.map(({ place }) => place))
  const isUseless = way !== undefined && !way.isPublic && way.tasks.every(({ place }) => places.has(place))
  const tasks = [
    ...(answers.gate === 'claim' ? table.claim : []),
    ...(kind?.tasks ?? []),
    ...((!isTooLate && way?.tasks) || []).map((task) => ({ ...task, isOutward: task.isOutward && !way?.isAgreed })),
    ...(table.shown.find(({ id }) => id === answers.shown)?.tasks ?? []),
    ...(table.aims.find(({ id }) => id === answers.aim)?.tasks ?? []),
  ]
  const inPlace = ({ place, ...task }: Placed): PlannedTask => {
    const other = tasks.find((one) => one.place === place)
    return other ? { ...task, text: other.text, isOutward: other.isOutward } : task
  }
  return {
    counts: way?.isPublic ? 'four-weeks-from-today' : 'to-target',
    weeks: table.neutral.weeks.map(({ name, tasks: placed }) => ({ name, tasks: placed.map(inPlace) })),
    after: table.neutral.after.map(inPlace),
    early: [...(kind?.early ?? []), ...table.neutral.early],
    why: undefined,
    kind: kind && { label: kind.label, advice: kind.advice },
    leftOut:
      isTooLate || isUseless ? { label: way.label, fewestDays: isTooLate ? way.fewestDays : undefined } : undefined,
  }
}

/** The way that the visitor chose; news that has happened is public. */
function wayOf({ way, day }: Answers, { ways }: PitchPlanTable) {
  return day === 'past' ? ways.find(({ isPublic }) => isPublic) : ways.find(({ id }) => id === way)
}
