/** Walking a zod schema together with the data it describes. The only file besides `validate.ts` that looks into zod. */
import { z } from 'zod'
import type { FieldRole } from '../../src/schema/fields'

export type Path = readonly (string | number)[]

/** The schema below `.optional()` and `.default()`. */
export function core(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return core(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodDefault) return core(schema.unwrap() as z.ZodType)
  return schema
}

export const isOptional = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** What the editor is told about a field, wherever on the way through `.optional()` it was said. */
export function about(schema: z.ZodType): About {
  const known = told.get(schema)
  if (known) return known
  const found = lookUp(schema)
  told.set(schema, found)
  return found
}

type About = { description?: string; example?: string; field?: FieldRole }

/** Asked many times for every entry, and always the same. */
const told = new WeakMap<z.ZodType, About>()

function lookUp(schema: z.ZodType): About {
  const own = schema.meta()
  if (own?.description !== undefined || own?.field !== undefined) return own
  const inner = core(schema)
  return inner === schema ? {} : about(inner)
}

/** The fields of an object schema; of a choice between objects, those of the one that `kind` names. */
export function shapeOf(
  schema: z.ZodType,
  kind?: (discriminator: string) => unknown,
): Record<string, z.ZodType> | undefined {
  const inner = core(schema)
  if (inner instanceof z.ZodObject) return inner.shape as Record<string, z.ZodType>
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = inner.def
    const chosen = kind?.(discriminator)
    for (const option of inner.options as z.ZodObject[]) {
      const literal = option.shape[discriminator]
      if (literal instanceof z.ZodLiteral && literal.values.has(chosen as string)) return option.shape
    }
  }
  return undefined
}

export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const inner = core(schema)
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined
}

/** The schema that describes what stands at `path` in `data`. */
export function schemaAt(schema: z.ZodType, data: unknown, path: Path): z.ZodType | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const below =
    typeof step === 'number'
      ? elementOf(schema)
      : shapeOf(schema, (kind) => (data as Record<string, unknown>)?.[kind])?.[step]
  return below && schemaAt(below, (data as Record<string | number, unknown>)?.[step], rest)
}

export type FieldValue = { path: Path; value: string; field: FieldRole }

/** Every text in `data` whose field says what it stands for: a picture, a link, a reference … */
export function fieldsIn(schema: z.ZodType, data: unknown): FieldValue[] {
  const found: FieldValue[] = []
  collect(schema, data, [], found)
  return found
}

function collect(schema: z.ZodType, data: unknown, path: Path, found: FieldValue[]): void {
  if (typeof data === 'string') {
    const { field } = about(schema)
    if (field) found.push({ path, value: data, field })
  } else if (Array.isArray(data)) {
    const element = elementOf(schema)
    if (element) for (const [index, item] of data.entries()) collect(element, item, [...path, index], found)
  } else if (typeof data === 'object' && data !== null) {
    const shape = shapeOf(schema, (kind) => (data as Record<string, unknown>)[kind]) ?? {}
    for (const key of Object.keys(shape)) {
      const below = (data as Record<string, unknown>)[key]
      if (below !== undefined) collect(shape[key] as z.ZodType, below, [...path, key], found)
    }
  }
}
