import type { CalendarDay } from '@/lib/calendar-day'
import type { BriefTable } from '@/schema/tool-tables/briefs'
import { chosenIn, entriesOf, entryOf, paceOf } from '../kit/brief/chosen'
import { daysBefore } from '../kit/brief/format-lines'
import { planFor } from '../kit/brief/planner'
import { typedIn } from '../kit/brief/said'
import type { Values } from '../kit/form/fields'
import { tool } from './tool'

export type BriefInput = Values<(typeof tool)['fields']>

/** The answers with what they name in the table. */
export type ReadBrief = ReturnType<typeof readBrief>

export function readBrief(input: BriefInput, table: BriefTable, today: CalendarDay) {
  const formats = entriesOf(table.formats, [input.format, input.alsoFormat])
  const goal = entryOf(table.goals, input.goal)
  const draftWeeks = Math.max(1, ...formats.map((format) => format.draftWeeks))
  /** Something is filmed or photographed, or may be. */
  const isFilmed = formats.length === 0 || formats.some((format) => format.isFilmed)
  const chosen = chosenIn(table, input, typedIn(tool.fields, input), goal)
  const before = daysBefore(formats, chosen.isSecret)
  return {
    ...{ input, goal, formats, reviewed: table.reviewed },
    chosen,
    plan: planFor({
      ...input,
      // One live stream has the day that was given.
      firstDay: input.firstDay ?? (before.announceDays > 0 && input.pieces === 1 ? input.day : undefined),
      ...{ pace: paceOf(chosen, { today, day: input.day }), draftWeeks, today },
      ...before,
    }),
    isFilmed,
  }
}
