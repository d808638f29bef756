import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { type Chosen, chosenIn, entriesOf, entryOf, paceOf } from '../kit/brief/chosen'
import type { Plan } from '../kit/brief/plan'
import { planFor } from '../kit/brief/planner'
import { typedIn } from '../kit/brief/said'
import type { Values } from '../kit/form/fields'
import { tool } from './tool'

export type BriefInput = Values<(typeof tool)['fields']>

/** The answers with what they name in the table. */
export type ReadBrief = {
  input: BriefInput
  chosen: Chosen
  goal: BriefTable['goals'][number] | undefined
  formats: BriefTable['formats']
  reviewed: string
  plan: Plan
  /** Something is filmed or photographed, or may be. */
  isFilmed: boolean
}

export function readBrief(input: BriefInput, table: BriefTable, today: CalendarDay): ReadBrief {
  const formats = entriesOf(table.formats, [input.format, input.alsoFormat])
  const goal = entryOf(table.goals, input.goal)
  const draftWeeks = Math.max(1, ...formats.map((format) => format.draftWeeks))
  const isFilmed = formats.length === 0 || formats.some((format) => format.isFilmed)
  const chosen = chosenIn(table, input, typedIn(tool.fields, input), goal)
  const announceDays = chosen.isSecret ? 0 : Math.max(0, ...formats.map((format) => format.announceDays))
  return {
    ...{ input, goal, formats, reviewed: table.reviewed },
    chosen,
    plan: planFor({
      ...input,
      // One live stream has the day that was given.
      firstDay: input.firstDay ?? (announceDays > 0 && input.pieces === 1 ? input.day : undefined),
      ...{ pace: paceOf(chosen, { today, day: input.day }), draftWeeks, announceDays, today },
      isLive: formats.length > 0 && formats.every((format) => format.announceDays > 0),
    }),
    isFilmed,
  }
}
