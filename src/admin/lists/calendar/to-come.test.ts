import { expect, test } from 'vitest'
import { toCome } from './to-come'

const entry = (path: string, content: object) => ({
  slug: '',
  locales: { _default: { path, content: { ...content } } },
})

test('what has a day or an hour is in their order, and drafts have none', () => {
  const entries = [
    entry('content/blog/late.md', { title: 'Late', publishAt: '2027-02-01' }),
    entry('content/press-releases/soon.md', { title: 'Soon', publishAt: '2027-01-08' }),
    entry('content/blog/soonest.md', { title: 'Soonest', publishAt: '2027-01-04 09:00' }),
    entry('content/blog/today.md', { title: 'Today', publishAt: '2027-01-04' }),
    entry('content/blog/draft.md', { title: 'Draft', draft: true, publishAt: '2027-01-09' }),
    entry('content/blog/unnamed.md', { draft: true }),
    entry('content/pages/contact.yaml', { heading: 'Contact' }),
  ]
  expect(toCome(entries, '2027-01-04 08:59')).toEqual({
    scheduled: [
      {
        title: 'Soonest',
        kind: 'Blog',
        form: '/admin/#/collections/blog/entries/soonest',
        time: '2027-01-04 09:00',
      },
      {
        title: 'Soon',
        kind: 'Press releases',
        form: '/admin/#/collections/press-releases/entries/soon',
        time: '2027-01-08',
      },
      { title: 'Late', kind: 'Blog', form: '/admin/#/collections/blog/entries/late', time: '2027-02-01' },
    ],
    drafts: [
      { title: 'Draft', kind: 'Blog', form: '/admin/#/collections/blog/entries/draft' },
      { title: 'unnamed', kind: 'Blog', form: '/admin/#/collections/blog/entries/unnamed' },
    ],
  })
})
