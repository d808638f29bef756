/** Figures that do not say where they come from. */
import type { z } from 'zod'
import type { Entry } from '../../build-content/entry'
import { errorAt, type Problem } from '../../build-content/problems/problem'
import { quote } from '../../build-content/problems/words'
import { elementOf, type Path, shapeOf } from '../../build-content/schema-tour'
import type { Project } from '../project'

export const checkSources = ({ pages }: Project): Problem[] =>
  pages.flatMap(({ entry }) =>
    [...withoutSource(entry.schema, entry.data)].map((found) =>
      errorAt(entry.file, entry.place([...found.path, 'value']), {
        code: 'missing-source',
        message: `The figure ${quote(found.value)} (${found.label}) does not say where it comes from.`,
        hint: 'Add below its label, for example:\nsource: Own records, January 2023 to December 2025',
      }),
    ),
  )

type Figure = { path: Path; value: string; label: string }

/** Figures are what the schema gives a source; see `statistic` in src/schema/blocks.ts. */
function* withoutSource(schema: z.ZodType, data: Entry['data'] | unknown, path: Path = []): Generator<Figure> {
  if (Array.isArray(data)) {
    const element = elementOf(schema)
    if (element) for (const [index, item] of data.entries()) yield* withoutSource(element, item, [...path, index])
  } else if (typeof data === 'object' && data !== null) {
    const fields = data as Record<string, unknown>
    const shape = shapeOf(schema, (kind) => fields[kind]) ?? {}
    if ('source' in shape && 'value' in shape && fields.source === undefined)
      yield { path, value: String(fields.value), label: String(fields.label) }
    for (const [key, below] of Object.entries(shape)) yield* withoutSource(below, fields[key], [...path, key])
  }
}
