/** A tool that writes has the table that it writes with, and every entry of a table has an id of its own. */
import { TABLE_OF } from '../../../src/schema/tool-catalog'
import type { CrisisTable } from '../../../src/schema/tool-tables/crisis'
import type { PitchPlanTable } from '../../../src/schema/tool-tables/pitch-plans'
import { STAGES, shapeIn, stageOf } from '../../../src/schema/tool-tables/plan-shapes'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { quote } from '../../lib/diagnostics/words'
import { isIn, isSingle } from '../../lib/schema/file-kind'
import { atField, atFile, type ContentFile } from '../parse/content-file'
import type { Entry } from '../parse/entry'

/** Tools of the site whose table is missing. */
export const checkToolTables = (files: readonly ContentFile[]): Diagnostic[] =>
  files.flatMap(({ file, kind }) => {
    const table = isIn(kind, 'tools') ? TABLE_OF[kind.id as keyof typeof TABLE_OF] : undefined
    if (!table || files.some((other) => isSingle(other.kind, table))) return []
    return atFile(file, withoutTable(`${table}.yaml`))
  })

/** A duty names kinds of event by their ids. */
export function checkDutyKinds(entry: Entry): Diagnostic[] {
  if (!isSingle(entry.kind, 'tables/crisis')) return []
  const { kinds, duties } = entry.data as CrisisTable
  const ids = kinds.map(({ id }) => id)
  return duties.flatMap((duty, index) =>
    duty.kinds.flatMap((id, of) =>
      ids.includes(id) ? [] : atField(entry, ['duties', index, 'kinds', of], unknownKind(id, nearest(id, ids))),
    ),
  )
}

/** A text of a kind of news takes the place of a task of its shape, and no task of a shape stands before what it needs. */
export function checkPlanSlots(entry: Entry): Diagnostic[] {
  if (!isSingle(entry.kind, 'tables/pitch-plans')) return []
  const { shapes, kinds } = entry.data as PitchPlanTable
  // A table with a mistake can lack what is left out by default.
  const slotsOf = ({ ahead = [], weeks, after = [] }: PitchPlanTable['shapes'][number]) =>
    [...ahead, ...weeks.flatMap(({ tasks }) => tasks), ...after].flatMap(({ slot }) => slot ?? [])
  const unknown = kinds.flatMap(({ shape, fills = [] }, index) => {
    const slots = slotsOf(shapeIn(shapes, shape))
    return fills.flatMap(({ slot }, of) =>
      slots.includes(slot)
        ? []
        : atField(entry, ['kinds', index, 'fills', of, 'slot'], unknownSlot(slot, shape, slots)),
    )
  })
  const tooEarly = shapes.flatMap(({ weeks }, index) => {
    const staged = weeks.flatMap(({ tasks }) => tasks.flatMap(({ slot }) => (stageOf(slot) === undefined ? [] : slot)))
    const wrong = staged.find((slot, at) => at > 0 && (stageOf(slot) ?? 0) < (stageOf(staged[at - 1]) ?? 0))
    return wrong === undefined ? [] : atField(entry, ['shapes', index, 'weeks'], tooLate(wrong))
  })
  return [...unknown, ...tooEarly]
}

/** Answers of a visitor name an entry by its id. */
export function checkTableIds(entry: Entry): Diagnostic[] {
  if (!('single' in entry.kind) || !entry.kind.single.startsWith('tables/')) return []
  return Object.entries(entry.data).flatMap(([name, rows]) => {
    const ids = Array.isArray(rows) ? rows.map((row: { id?: string }) => row.id) : []
    return ids.flatMap((id, index) =>
      id === undefined || ids.indexOf(id) === index ? [] : atField(entry, [name, index, 'id'], doubleId(id)),
    )
  })
}

const withoutTable = (name: string): Message => ({
  code: 'tool-table',
  text: `This tool writes with content/${name}, which is missing.`,
  hint: `Copy it from scripts/publishing/start-fresh/templates/${name}, or remove this file if the site does not show the tool.`,
})

const unknownKind = (id: string, meant: string | undefined): Message => ({
  code: 'tool-table',
  text: `No kind of event has the id ${quote(id)}, so this duty would not be shown for it.`,
  hint: meant ? `Did you mean ${quote(meant)}?` : 'Write the id of one of the kinds, or remove this line.',
})

const unknownSlot = (slot: string, shape: string, slots: readonly string[]): Message => ({
  code: 'tool-table',
  text: `The shape ${quote(shape)} has no task with the slot ${quote(slot)}, so this text would not be shown.`,
  hint: `Write one of its slots: ${slots.join(', ')}.`,
})

const tooLate = (slot: string): Message => ({
  code: 'tool-table',
  text: `The task with the slot ${quote(slot)} stands behind a task that needs it.`,
  hint: `A plan confirms, collects, writes the page and has it approved before anybody outside hears of it: ${STAGES.map((slots) => slots.join(', ')).join('; ')}.`,
})

const doubleId = (id: string): Message => ({
  code: 'tool-table',
  text: `An entry above has the id ${quote(id)} already, so an answer could mean both.`,
  hint: 'Write another id.',
})
