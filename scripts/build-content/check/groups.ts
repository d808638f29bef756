/** Names that have a page of their own, such as tags: each makes an address, and no two make the same one. */
import { idFrom } from '../../../src/lib/id-from'
import { groupAddress } from '../../../src/lib/list-address'
import {
  type Collection,
  type CollectionName,
  collections,
  type Group,
  type Paging,
} from '../../../src/schema/collections'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isIn } from '../../lib/schema/file-kind'
import { SERVER_NAMES } from '../../lib/site-files'
import type { Entry } from '../parse/entry'
import { valuesOf } from '../site/list-pages'
import { atField } from './report'

export const checkGroups = (entries: readonly Entry[]): Diagnostic[] =>
  Object.entries<Collection>(collections).flatMap(([collection, { paging }]) => {
    if (!paging) return []
    const own = entries.filter(({ kind }) => isIn(kind, collection as CollectionName))
    const people = entries.filter(({ kind }) => isIn(kind, 'people'))
    return Object.entries(paging.groups).flatMap(([name, group]) =>
      group.idsFromSettings ? [] : checkGroup(own, paging, name, group, group.namesPeople ? people : []),
    )
  })

/** @param people those whose ids are values of the field: the page of each is theirs, whether they have one yet or not */
function checkGroup(
  entries: readonly Entry[],
  { path }: Paging,
  name: string,
  { field }: Group,
  people: readonly Entry[],
): Diagnostic[] {
  const first = new Map(people.map(({ file, kind: { id } }) => [id, { value: id, file }]))
  const diagnostics: Diagnostic[] = []
  for (const entry of entries) {
    const { file, data } = entry
    const isList = Array.isArray(data[field])
    for (const [index, value] of valuesOf(data[field]).entries()) {
      const id = idFrom(value)
      const known = first.get(id)
      if (!known) first.set(id, { value, file })
      const message =
        id === '' || SERVER_NAMES.includes(id)
          ? withoutAddress(name, value)
          : known && known.value !== value
            ? sameAddress(name, value, known, groupAddress(path, name, id))
            : undefined
      if (message) diagnostics.push(atField(entry, isList ? [field, index] : [field], message))
    }
  }
  return diagnostics
}

const withoutAddress = (name: string, value: string): Message => ({
  code: 'name-without-address',
  text: `No page can be made for the ${name} ${quote(value)}: its address would be ${idFrom(value) === '' ? 'empty' : quote(idFrom(value))}.`,
  hint: 'Use other words, with letters a-z or digits.',
})

const sameAddress = (
  name: string,
  value: string,
  other: { value: string; file: string },
  address: string,
): Message => ({
  code: 'same-address',
  text: `The ${name} ${quote(value)} would have the same page as ${quote(other.value)} in ${other.file}: ${address}.`,
  hint: `If both mean the same, write: ${other.value}`,
})
