/** Names that have a page of their own, such as tags and categories: each makes an address, and no two make the same one. */
import { idFrom } from '../../../src/lib/id-from'
import { groupAddress } from '../../../src/lib/list-address'
import {
  type Collection,
  type CollectionName,
  collections,
  type Group,
  type Paging,
} from '../../../src/schema/collections'
import type { Category } from '../../../src/schema/entries'
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import { oneOf, quote, yamlText } from '../../lib/diagnostics/words'
import { isIn, isSingle } from '../../lib/schema/file-kind'
import { SERVER_NAMES } from '../../lib/site-files'
import { atField } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { wrongChoice } from '../parse/wording'
import { valuesOf } from '../site/lists'

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

/** What is wrong with the category that a post names. */
export function categoryMessage(name: string, value: string, categories: readonly Category[]): Message | undefined {
  const names = categories.map((category) => category.name)
  if (names.includes(value)) return undefined
  const write = (text: string) => `${name}: ${yamlText(text)}`
  if (names.length > 0) return wrongChoice({ name, text: value, write }, names)
  return {
    code: 'wrong-choice',
    text: `${name} is ${quote(value)}, but the settings of the site list no categories.`,
    hint: `Remove the line, or add to content/settings/site.yaml:\ncategories:\n  - name: ${yamlText(value)}\n    id: …`,
  }
}

/** A post without a category would be on no page of a category. */
export function checkHasCategory(entry: Entry, categories: readonly Category[] = []): Diagnostic[] {
  if (!isIn(entry.kind, 'blog') || entry.data.category !== undefined || categories.length === 0) return []
  const names = categories.map(({ name }) => yamlText(name))
  return [
    atField(entry, ['category'], {
      code: 'missing-field',
      text: 'The field "category" is missing: One of the categories that the settings of the site list.',
      hint: `Add this, with ${oneOf(names)} instead of the dots:\ncategory: …`,
    }),
  ]
}

/** No two categories of the settings have the same name or the same page. */
export function checkCategories(entries: readonly Entry[]): Diagnostic[] {
  const settings = entries.find(({ kind }) => isSingle(kind, 'settings/site'))
  const categories = (settings?.data.categories ?? []) as Category[]
  if (!settings) return []
  return (['name', 'id'] as const).flatMap((field) =>
    categories.flatMap((category, index) => {
      const first = categories.findIndex((other) => other[field] === category[field])
      const at = (message: Message) => atField(settings, ['categories', index, field], message)
      if (first < index) return at(twice(field, category, first))
      return field === 'id' && SERVER_NAMES.includes(category.id) ? at(ofServers(category.id)) : []
    }),
  )
}

const twice = (field: 'name' | 'id', category: Category, first: number): Message => ({
  code: 'same-address',
  text: `Category ${first + 1} of the list already has the ${field} ${quote(category[field])}.`,
  hint: field === 'id' ? 'Give each category an id of its own.' : 'Remove one of the two, or give it another name.',
})

const ofServers = (id: string): Message => ({
  code: 'name-without-address',
  text: `No page can be made for the category with the id ${quote(id)}: servers keep that address for themselves.`,
  hint: 'Use another word.',
})
