/** Figures that do not say where they come from. */
import { type FieldNode, groupOf } from '../../../src/schema/field-tree'
import { type Diagnostic, diagnosticAt } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { treeOf } from '../../lib/schema/file-kind'
import type { Path } from '../../lib/schema/walk'
import type { Project } from '../project'

export const checkSources = ({ pages }: Project): Diagnostic[] =>
  pages.flatMap(({ entry }) =>
    [...withoutSource(treeOf(entry.kind), entry.data)].map((found) =>
      diagnosticAt(entry.file, entry.place([...found.path, 'value']), {
        code: 'missing-source',
        text: `The figure ${quote(found.value)} (${found.label}) does not say where it comes from.`,
        hint: 'Add below its label, for example:\nsource: Own records, January 2023 to December 2025',
      }),
    ),
  )

type Figure = { path: Path; value: string; label: string }

/** Figures are what the schema gives a source; see `statistic` in src/schema/blocks.ts. */
function* withoutSource(node: FieldNode, data: unknown, path: Path = []): Generator<Figure> {
  if (Array.isArray(data)) {
    const { items } = node
    if (items) for (const [index, item] of data.entries()) yield* withoutSource(items, item, [...path, index])
  } else if (typeof data === 'object' && data !== null) {
    const fields = data as Record<string, unknown>
    const { properties = {} } = groupOf(node, (name) => fields[name]) ?? {}
    if ('source' in properties && 'value' in properties && fields.source === undefined)
      yield { path, value: String(fields.value), label: String(fields.label) }
    for (const [key, below] of Object.entries(properties)) yield* withoutSource(below, fields[key], [...path, key])
  }
}
