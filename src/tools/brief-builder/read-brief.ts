import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { type Chosen, chosenIn, entriesOf, entryOf, paceOf } from '../kit/brief/chosen'
import { type Plan, planFor } from '../kit/brief/planner'
import type { Phrase } from '../kit/brief/said'
import type { Values } from '../kit/form/fields'
import { tool } from './tool'

export type BriefInput = Values<(typeof tool)['fields']>

/** The answers with what they name in the table. */
export type ReadBrief = {
  input: BriefInput
  chosen: Chosen
  goal: BriefTable['goals'][number] | undefined
  formats: BriefTable['formats']
  rights: BriefTable['rights'][number] | undefined
  reviewed: string
  plan: Plan
}

/** What creators read as it was typed. Conditions and proofs name what a piece does not say. */
const PHRASES = ['name', 'forWhom', 'action', 'makes', 'languages', 'target', 'fee'] as const
const CONDITIONS = ['avoid', 'proof'] as const

export const phrasesIn = (input: BriefInput): Phrase[] => [
  { label: tool.fields.point.label, typed: input.point, is: 'point' },
  ...PHRASES.map((name) => ({ label: tool.fields[name].label, typed: input[name] })),
  ...CONDITIONS.map((name) => ({ label: tool.fields[name].label, typed: input[name], is: 'condition' as const })),
]

/** Everything that was typed about it, for what it sounds like. */
export const typedIn = (input: BriefInput): string =>
  [input.campaign, input.goals, input.deliverables, input.point, ...PHRASES.map((name) => input[name])]
    .filter((text) => text !== undefined)
    .join('\n')

export function readBrief(input: BriefInput, table: BriefTable, today: CalendarDay): ReadBrief {
  const formats = entriesOf(table.formats, [input.format, input.alsoFormat])
  const goal = entryOf(table.goals, input.goal)
  const draftWeeks = Math.max(1, ...formats.map((format) => format.draftWeeks))
  const chosen = chosenIn(table, input, typedIn(input), goal)
  return {
    ...{ input, goal, formats, reviewed: table.reviewed },
    chosen,
    rights: entryOf(table.rights, input.rights),
    plan: planFor({ ...input, pace: paceOf(chosen), draftWeeks, today }),
  }
}
