import { describe, expect, test } from 'vitest'
import { collections } from '../../schema/collections'
import { fieldTree } from '../../schema/field-tree'
import { statusOf } from '../entry/status'
import { detailsOf, personName } from './entry-line'
import { viewsOf } from './views'

const NOW = '2026-11-23 09:00'

describe('the status of an entry', () => {
  test.each([
    [{}, 'Public'],
    [{ draft: false }, 'Public'],
    [{ draft: true }, 'Draft'],
    [{ draft: true, publishAt: '2027-01-08' }, 'Draft'],
    [{ publishAt: '2026-11-24' }, 'Scheduled'],
    [{ publishAt: '2026-11-23' }, 'Public'],
    [{ publishAt: '2026-11-23 09:01' }, 'Scheduled'],
    [{ publishAt: '2026-11-23 09:00' }, 'Public'],
    [{ publishAt: '' }, 'Public'],
  ])('of %j is %s', (values, status) => {
    expect(statusOf(values, NOW)).toBe(status)
  })
})

describe('the line below a title', () => {
  const post = { date: '2026-11-03', author: 'The media desk' }

  test('an author with a file is listed by name', () => {
    const person = {
      slug: 'ann-lee',
      locales: { _default: { path: 'content/people/ann-lee.md', content: { name: 'Ann Lee' } } },
    }
    const nameOf = (id: string) => personName(id, [person])
    expect(detailsOf({ author: 'ann-lee' }, false, NOW, nameOf).words).toEqual(['Ann Lee'])
    expect(detailsOf({ author: 'The media desk' }, false, NOW, nameOf).words).toEqual(['The media desk'])
  })

  test('has the status, the day and the author', () => {
    expect(detailsOf(post, true, NOW)).toEqual({ status: 'Public', words: ['Nov 3, 2026', 'The media desk'] })
  })

  test('says when a scheduled entry becomes public', () => {
    expect(detailsOf({ ...post, publishAt: '2027-01-08' }, true, NOW)).toEqual({
      status: 'Scheduled',
      words: ['public from Jan 8, 2027', 'Nov 3, 2026', 'The media desk'],
    })
  })

  test('says the hour too', () => {
    expect(detailsOf({ publishAt: '2027-01-08 14:30' }, true, NOW).words).toEqual(['public from Jan 8, 2027, 2:30 PM'])
  })

  test('shows a text that is not a day as it is written, and nothing for empty fields', () => {
    expect(detailsOf({ date: 'soon', author: '', publishAt: '' }, true, NOW).words).toEqual(['soon'])
  })

  test('has no status where there are no drafts', () => {
    expect(detailsOf({ updated: '2026-02-28' }, false, NOW)).toEqual({
      status: undefined,
      words: ['updated Feb 28, 2026'],
    })
    expect(detailsOf({}, false, NOW).words).toEqual([])
  })
})

describe('the views of a list', () => {
  const views = (name: keyof typeof collections, identifier: string) =>
    viewsOf(fieldTree(collections[name].schema).properties ?? {}, identifier)

  test('show the newest post first, and filter drafts', () => {
    expect(views('blog', 'title')).toEqual({
      sortable_fields: {
        fields: ['date', 'publishAt', 'title', 'author', 'category'],
        default: { field: 'date', direction: 'descending' },
      },
      view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
      view_groups: [
        { label: 'Author', field: 'author' },
        { label: 'Category', field: 'category' },
        { label: 'Year', field: 'date', pattern: '^\\d{4}' },
      ],
    })
  })

  test('keep the order of the site where a field gives it', () => {
    expect(views('portfolio', 'name').sortable_fields).toMatchObject({
      default: { field: 'order', direction: 'ascending' },
    })
  })

  test('have no status where there are no drafts', () => {
    expect(views('services', 'title')).toEqual({
      sortable_fields: { fields: ['title'], default: { field: 'title', direction: 'ascending' } },
    })
  })
})
