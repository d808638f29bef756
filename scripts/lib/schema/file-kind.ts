/** What a text file of the content is by its place and name. */
import type { z } from 'zod'
import {
  type Collection,
  type CollectionName,
  collections,
  type SingleName,
  singles,
} from '../../../src/schema/collections'
import type { OptionalSingle } from '../../../src/schema/entries'
import { type FieldNode, fieldTree } from '../../../src/schema/field-tree'
import { wordsSchema } from '../../../src/schema/words'

export type FileKind =
  | { collection: CollectionName; id: string; format: 'md' | 'yaml' }
  | { single: SingleName; id: string; format: 'md' | 'yaml' }
  | { words: true; id: string; format: 'yaml' }

/** Words of the interface. The build makes modules of them: neither the app nor the forms know the files. */
const words: Collection = { format: 'yaml', schema: wordsSchema }

/** What the schema says about files of this kind. */
export const collectionOf = (kind: FileKind): Collection =>
  'collection' in kind ? collections[kind.collection] : 'single' in kind ? singles[kind.single] : words

/** Whether a site can do without a file, and so without a part of the site. */
export const isOptional = (single: SingleName): single is OptionalSingle =>
  (singles[single] as Collection).optional === true

export const schemaOf = (kind: FileKind): z.ZodObject => collectionOf(kind).schema

/** The fields of a file. */
export const treeOf = (kind: FileKind): FieldNode => fieldTree(schemaOf(kind))

/** The file of an entry. */
export const fileOf = (collection: CollectionName, id: string): string =>
  `content/${collection}/${id}.${collections[collection].format}`

/** The address of the page that is made of a file, if any. */
export const pathOf = (kind: FileKind): string | undefined => collectionOf(kind).path?.(kind.id)

export const isIn = (kind: FileKind, collection: CollectionName): boolean =>
  'collection' in kind && kind.collection === collection

export const isSingle = (kind: FileKind, single: SingleName): boolean => 'single' in kind && kind.single === single
