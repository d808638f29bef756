import { expect, test } from 'vitest'
import { beginOf, dayInWords, toCome } from './to-come'

const entry = (path: string, content: object) => ({
  slug: '',
  locales: { _default: { path, content: { ...content } } },
})

test('what has a day is in the order of the days, and drafts have none', () => {
  const entries = [
    entry('content/blog/late.md', { title: 'Late', publishAt: '2027-02-01' }),
    entry('content/press-releases/soon.md', { title: 'Soon', publishAt: '2027-01-08' }),
    entry('content/blog/today.md', { title: 'Today', publishAt: '2027-01-04' }),
    entry('content/blog/draft.md', { title: 'Draft', draft: true, publishAt: '2027-01-09' }),
    entry('content/blog/unnamed.md', { draft: true }),
    entry('content/pages/contact.yaml', { heading: 'Contact' }),
  ]
  expect(toCome(entries, '2027-01-04')).toEqual({
    scheduled: [
      {
        title: 'Soon',
        kind: 'Press releases',
        form: '/admin/#/collections/press-releases/entries/soon',
        day: '2027-01-08',
      },
      { title: 'Late', kind: 'Blog', form: '/admin/#/collections/blog/entries/late', day: '2027-02-01' },
    ],
    drafts: [
      { title: 'Draft', kind: 'Blog', form: '/admin/#/collections/blog/entries/draft' },
      { title: 'unnamed', kind: 'Blog', form: '/admin/#/collections/blog/entries/unnamed' },
    ],
  })
})

test.each([
  ['UTC', 'Fri, Jan 8, 12:00 AM UTC'],
  ['America/Los_Angeles', 'Thu, Jan 7, 4:00 PM PST'],
  ['Asia/Hong_Kong', 'Fri, Jan 8, 8:00 AM GMT+8'],
])('in %s, the day begins on %s', (zone, expected) => expect(beginOf('2027-01-08', zone)).toBe(expected))

test('a day has its weekday', () => expect(dayInWords('2027-01-08')).toBe('Friday, January 8, 2027'))
