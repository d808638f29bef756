/** A tool that writes has the table that it writes with, and every entry of a table has an id of its own. */
import { TABLE_OF } from '../../../src/schema/tool-catalog'
import type { CrisisTable } from '../../../src/schema/tool-tables/crisis'
import { type Diagnostic, diagnosticAt, type Message, START } from '../../lib/diagnostics/diagnostic'
import { nearest } from '../../lib/diagnostics/suggest'
import { quote } from '../../lib/diagnostics/words'
import { isIn, isSingle } from '../../lib/schema/file-kind'
import type { ContentFile } from '../parse/content-file'
import type { Entry } from '../parse/entry'

/** Tools of the site whose table is missing. */
export const checkToolTables = (files: readonly ContentFile[]): Diagnostic[] =>
  files.flatMap(({ file, kind }) => {
    const table = isIn(kind, 'tools') ? TABLE_OF[kind.id as keyof typeof TABLE_OF] : undefined
    if (!table || files.some((other) => isSingle(other.kind, table))) return []
    return diagnosticAt(file, START, withoutTable(`${table}.yaml`))
  })

/** A duty names kinds of event by their ids. */
export function checkDutyKinds({ file, kind, data, place }: Entry): Diagnostic[] {
  if (!isSingle(kind, 'tables/crisis')) return []
  const { kinds, duties } = data as CrisisTable
  return duties.flatMap((duty, index) =>
    duty.kinds.flatMap((id, of) =>
      kinds.some((kind) => kind.id === id)
        ? []
        : diagnosticAt(
            file,
            place(['duties', index, 'kinds', of]),
            unknownKind(
              id,
              nearest(
                id,
                kinds.map((kind) => kind.id),
              ),
            ),
          ),
    ),
  )
}

/** Answers of a visitor name an entry by its id. */
export function checkTableIds({ file, kind, data, place }: Entry): Diagnostic[] {
  if (!('single' in kind) || !kind.single.startsWith('tables/')) return []
  return Object.entries(data).flatMap(([name, entries]) => {
    const ids = Array.isArray(entries) ? entries.map((entry: { id?: string }) => entry.id) : []
    return ids.flatMap((id, index) =>
      id === undefined || ids.indexOf(id) === index ? [] : diagnosticAt(file, place([name, index, 'id']), doubleId(id)),
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

const doubleId = (id: string): Message => ({
  code: 'tool-table',
  text: `An entry above has the id ${quote(id)} already, so an answer could mean both.`,
  hint: 'Write another id.',
})
