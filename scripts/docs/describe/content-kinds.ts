/** Every kind of content file, as data for the programs that describe it: the schema itself, where its files lie, its pages. */
import { type Collection, collections, singles } from '../../../src/schema/collections'
import { type FieldNode, fieldsOf, fieldTree } from '../../../src/schema/field-tree'
import { WORDS_FOLDER, wordsSchema } from '../../../src/schema/words'

export type ContentKind = {
  /** Name of the files made for it: `blog`, `pages-home`. */
  name: string
  /** Path of its files below the project, with `*` for any name. */
  files: string
  format: Collection['format']
  /** Address of its page; `*` is the name of the file. */
  page?: string
  schema: FieldNode
}

/** All of them, collections first. */
export const contentKinds = (): ContentKind[] => [
  ...Object.entries<Collection>(collections).map(([name, kind]) => described(name, `${name}/*`, kind)),
  ...Object.entries<Collection>(singles).map(([path, kind]) => described(path.replace('/', '-'), path, kind)),
  described(WORDS_FOLDER, `${WORDS_FOLDER}/*`, { format: 'yaml', schema: wordsSchema }),
]

function described(name: string, path: string, { format, schema, path: pageOf }: Collection): ContentKind {
  return { name, files: `content/${path}.${format}`, format, page: pageOf?.('*'), schema: fieldTree(schema) }
}

/** The fields of a kind without a description, by their path. */
export function undescribed(schema: FieldNode, path = ''): string[] {
  const below = fieldsOf(schema).flatMap(({ name, node }) => {
    const own = path === '' ? name : `${path}.${name}`
    return [...(node.description ? [] : [own]), ...undescribed(node, own)]
  })
  const items = schema.items ? undescribed(schema.items, `${path}[]`) : []
  return [...below, ...items, ...(schema.oneOf ?? []).flatMap((option) => undescribed(option, path))]
}
