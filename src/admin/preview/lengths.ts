/** How long the texts of an entry are, beside what the schema allows and what a search result shows. */

import { searchRoom } from '../../lib/lengths'
import { type FieldNode, fieldsOf, fieldTree } from '../../schema/field-tree'
import type { SearchPart } from '../../schema/fields'
import type { FlatValues } from '../cms/hook-types'
import { labelOf } from '../cms/labels'
import { kindOf } from '../entry/kind'

export type Length = { label: string; field: string; length: number; most: number; verdict: string; isGood: boolean }

/** The texts of an entry that a search result shows. */
export function lengthsIn(file: string, values: FlatValues): Length[] {
  const kind = kindOf(file)
  return kind ? textsIn(fieldTree(kind.schema), '').flatMap((found) => lengthOf(found, values)) : []
}

type SearchText = { name: string; path: string; limit: number; part: SearchPart }

/** The fields of a group that a search result shows, those of groups inside it included. */
const textsIn = (group: FieldNode, above: string): SearchText[] =>
  fieldsOf(group).flatMap(({ name, node }) => {
    const path = `${above}${name}`
    if (node.properties) return textsIn(node, `${path}.`)
    if (node.field?.role !== 'text' || !node.field.inSearch) return []
    return [{ name, path, limit: node.maxLength ?? Number.POSITIVE_INFINITY, part: node.field.inSearch }]
  })

function lengthOf({ name, path, limit, part }: SearchText, values: FlatValues): Length[] {
  const value = values[path]
  if (typeof value !== 'string' || value === '') return []
  const { length } = value
  const most = part === 'title' ? searchRoom.title : searchRoom.description.most
  const least = part === 'description' ? searchRoom.description.least : 0
  const isGood = length <= most && length >= least
  return [
    { label: labelOf(name), field: path, length, most, isGood, verdict: verdictOn({ length, most, least, limit }) },
  ]
}

function verdictOn({ length, most, least, limit }: { length: number; most: number; least: number; limit: number }) {
  if (length > limit) return `too long: the form takes at most ${limit}`
  if (length > most) return `search results cut it after about ${most}`
  if (length < least) return `a search result has room for ${least} to ${most}`
  return 'fits into a search result'
}
