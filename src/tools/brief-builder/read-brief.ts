import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { type Plan, planFor } from '../kit/brief/planner'
import { type Chosen, chosenIn, entryOf, isQuick } from '../kit/brief/questions'
import type { Values } from '../kit/form/fields'
import type { tool } from './tool'

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

/** Everything that was typed, for what it sounds like. */
export const typedIn = (input: BriefInput): string =>
  [input.campaign, input.goals, input.deliverables, input.name, input.point, input.action, input.makes, input.target]
    .filter((text) => text !== undefined)
    .join('\n')

export function readBrief(input: BriefInput, table: BriefTable, today: CalendarDay): ReadBrief {
  const formats = [...new Set([input.format, input.alsoFormat])].flatMap((id) => entryOf(table.formats, id) ?? [])
  const goal = entryOf(table.goals, input.goal)
  const draftWeeks = Math.max(1, ...formats.map((format) => format.draftWeeks))
  const chosen = chosenIn(table, input, typedIn(input), goal)
  return {
    ...{ input, goal, formats, reviewed: table.reviewed },
    chosen,
    rights: entryOf(table.rights, input.rights),
    plan: planFor({ ...input, isQuick: isQuick(chosen), draftWeeks, today }),
  }
}
