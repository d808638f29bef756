/** How the lists of entries can be sorted, filtered and grouped. */
import type { EntryCollection } from '@sveltia/cms'
import type { FieldNode } from '../../schema/field-tree'
import type { EntryStatus } from '../entry/status'

type Views = Pick<EntryCollection, 'sortable_fields' | 'view_filters' | 'view_groups'>

/** Fields that many entries share. */
const SHARED = ['author', 'category']

/** What can be a draft has a status, which the CMS asks for by the name of this field; see cms/hook-types.ts. */
export const STATUS_FIELD = 'draft'

/** @param identifier the field with the name of an entry */
export function viewsOf(properties: Record<string, FieldNode>, identifier: string): Views {
  const names = Object.keys(properties)
  const days = names.filter((name) => properties[name]?.field?.role === 'date')
  const [day] = days
  const shared = SHARED.filter((name) => names.includes(name))
  const order = names.filter((name) => name === 'order')
  const first = day ?? order[0] ?? identifier
  const filters = STATUS_FIELD in properties ? FILTERS : []
  const groups = [
    ...(STATUS_FIELD in properties ? [{ label: 'Status', field: STATUS_FIELD }] : []),
    ...shared.map((name) => ({ label: name === 'author' ? 'Author' : 'Category', field: name })),
    ...(day ? [{ label: 'Year', field: day, pattern: '^\\d{4}' }] : []),
  ]
  return {
    sortable_fields: {
      fields: [...days, identifier, ...order, ...shared],
      default: { field: first, direction: day ? 'descending' : 'ascending' },
    },
    ...(filters.length > 0 && { view_filters: filters }),
    ...(groups.length > 0 && { view_groups: groups }),
  }
}

const filter = (label: string, eq: EntryStatus) => ({ label, field: STATUS_FIELD, eq })

const FILTERS = [filter('Drafts', 'Draft'), filter('Scheduled', 'Scheduled'), filter('Public', 'Public')]
