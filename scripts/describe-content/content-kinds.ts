/** Every kind of content file, as data for whoever describes it: the schema itself, where its files lie, its pages. */
import { z } from 'zod'
import { type Collection, collections, singles } from '../../src/schema/collections'
import type { FieldRole } from '../../src/schema/fields'

/** What `z.toJSONSchema` makes of our schemas, with what `.meta()` adds. */
export type FieldSchema = {
  type?: string
  title?: string
  description?: string
  example?: string
  field?: FieldRole
  properties?: Record<string, FieldSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: FieldSchema
  oneOf?: FieldSchema[]
  enum?: string[]
  const?: string
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  pattern?: string
  format?: string
  default?: unknown
}

export type ContentKind = {
  /** Name of the files made for it: `blog`, `pages-home`. */
  name: string
  /** Path of its files below the project, with `*` for any name. */
  files: string
  format: Collection['format']
  /** Address of its page; `*` stands for the name of the file. */
  page?: string
  schema: FieldSchema
}

/** All of them, collections first. */
export const contentKinds = (): ContentKind[] => [
  ...Object.entries<Collection>(collections).map(([name, kind]) => described(name, `${name}/*`, kind)),
  ...Object.entries<Collection>(singles).map(([path, kind]) => described(path.replace('/', '-'), path, kind)),
]

function described(name: string, path: string, { format, schema, path: pageOf }: Collection): ContentKind {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', reused: 'inline' })
  return { name, files: `content/${path}.${format}`, format, page: pageOf?.('*'), schema: json as FieldSchema }
}

/** The fields of a kind that nobody has described, by their path. */
export function undescribed(schema: FieldSchema, path = ''): string[] {
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = path === '' ? name : `${path}.${name}`
    return [...(field.description ? [] : [own]), ...undescribed(field, own)]
  })
  const items = schema.items ? undescribed(schema.items, `${path}[]`) : []
  return [...below, ...items, ...(schema.oneOf ?? []).flatMap((option) => undescribed(option, path))]
}
