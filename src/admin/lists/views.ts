/** How the lists of entries can be sorted, filtered and grouped. */
import type { EntryCollection } from '@sveltia/cms'
import type { FieldNode } from '../../schema/field-tree'

type Views = Pick<EntryCollection, 'sortable_fields' | 'view_filters' | 'view_groups'>

/** Fields that many entries share. */
const SHARED = ['author', 'category']

const DRAFT = 'draft'

/** @param identifier the field with the name of an entry */
export function viewsOf(properties: Record<string, FieldNode>, identifier: string): Views {
  const names = Object.keys(properties)
  const days = names.filter((name) => properties[name]?.field?.role === 'date')
  const [day] = days
  const shared = SHARED.filter((name) => names.includes(name))
  const order = names.filter((name) => name === 'order')
  const first = day ?? order[0] ?? identifier
  const groups = [
    ...shared.map((name) => ({ label: name === 'author' ? 'Author' : 'Category', field: name })),
    ...(day ? [{ label: 'Year', field: day, pattern: '^\\d{4}' }] : []),
  ]
  return {
    sortable_fields: {
      fields: [...days, identifier, ...order, ...shared],
      default: { field: first, direction: day ? 'descending' : 'ascending' },
    },
    // “What is to come” lists what is scheduled.
    ...(DRAFT in properties && { view_filters: [{ label: 'Drafts', field: DRAFT, pattern: true }] }),
    ...(groups.length > 0 && { view_groups: groups }),
  }
}
