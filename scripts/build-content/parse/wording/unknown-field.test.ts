import { expect, test } from 'vitest'
import { unknownField } from './unknown-field'

const POST = ['title', 'date', 'category', 'draft', 'publishAt', 'aliases']

/** What the hint about a line of a post says, or of another kind of file. */
function hintOf(line: string, known: readonly string[] = POST, taken: readonly string[] = ['title']): string {
  const [, key = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
  const free = known.filter((name) => !taken.includes(name))
  const renamed = (name: string) => `${name}: ${value}`
  return unknownField({ key, value, known, free, isBelowText: false, renamed }).message.hint ?? ''
}

const written = (hint: string): string => hint.split('Write:\n')[1] ?? hint

test.each([
  'published: false',
  'published: no',
  'Published: False',
  'public: false',
  'publish: false',
  'is_published: 0',
  'visible: off',
  'live: no',
  'hidden: true',
  'hide: yes',
  'private: true',
  'unlisted: yes',
  'isDraft: true',
  '_draft: yes',
  'archived: true',
  'status: draft',
  'status: Pending',
  'post_status: private',
  'state: in review',
  'status: future',
  'visibility: hidden',
  'entwurf: ja',
  'veröffentlicht: nein',
  'publié: non',
])('%s keeps a post back', (line) => {
  expect(written(hintOf(line))).toBe('draft: true')
})

test.each([
  'published: true',
  'public: yes',
  'hidden: false',
  'isDraft: false',
  'status: published',
  'post_status: publish',
  'visibility: public',
  'noDraft: true',
])('%s asks for nothing', (line) => {
  expect(hintOf(line)).toBe('Remove the line: what has no "draft: true" is public.')
})

test.each([
  ['published: 2024-01-15', 'date: 2024-01-15'],
  ['pubDate: 2024-01-15', 'date: 2024-01-15'],
  ['publish: 2024-03-01', 'publishAt: 2024-03-01'],
  ['publishat: 2024-03-01', 'publishAt: 2024-03-01'],
  ['redirect_from: /old', 'aliases: /old'],
  ['Titel: News', 'Remove the line. The fields here are: title, date, category, draft, publishAt, aliases.'],
])('%s is another field: %s', (line, expected) => {
  expect(written(hintOf(line))).toBe(expected)
})

test.each(['unpublishAt: 2024-12-31', 'expiryDate: 2024-12-31', 'endDate: 2024-12-31'])(
  '%s is not taken for the first day',
  (line) => {
    expect(hintOf(line)).toMatch(/^Remove the line\./)
  },
)

test('a draft stays a draft when another field says it once more', () => {
  expect(hintOf('published: false', POST, ['draft'])).toMatch(/^Remove the line\. The fields/)
})

test('a file that cannot be a draft is not made public', () => {
  expect(hintOf('published: false', ['title', 'date'])).toMatch(/^A file of this kind is always public\./)
  expect(hintOf('published: true', ['title', 'date'])).toMatch(/^Remove the line\. The fields/)
})
