import { expect, test } from 'vitest'
import { POST, withBody } from '../../../tests/content/support/content'
import { parseFile } from '../parse/entry'
import { kindOfFile } from '../source/names'
import { whoNames } from './who-names'

const fileOf = (file: string, text: string) => {
  const kind = kindOfFile(file)
  if (!kind) throw new Error(file)
  return { file, kind, publication: {}, parsed: () => parseFile({ file, kind, text }) }
}
const guide = (more: string) =>
  `---\ntitle: A guide\nsummary: What it says.\nupdated: 2024-01-15\n${more}---\n\nWords.\n`

test.each([
  ['a link', fileOf('content/blog/a.md', withBody('[x](/resources/target)')), true],
  ['a link to one of its headings', fileOf('content/blog/a.md', withBody('[x](/resources/target/#part)')), true],
  ['a link to an old address', fileOf('content/blog/a.md', withBody('[x](/old?from=mail)')), true],
  ['a reference', fileOf('content/resources/a.md', guide('related:\n  - target\n')), true],
  ['the same name elsewhere', fileOf('content/blog/a.md', withBody('[x](/blog/target)')), false],
  ['the words alone', fileOf('content/blog/a.md', withBody('/resources/target')), false],
  ['itself', fileOf('content/resources/target.md', guide('').replace('Words', '[x](/resources/target)')), false],
  ['a broken file', fileOf('content/resources/a.md', guide('related:\n  - target\nwrong: 1\n')), true],
])('%s: %o', (_, file, isNaming) => {
  const target = { collection: 'resources', id: 'target', format: 'md' } as const
  expect(whoNames(target, ['/old'], [file]).map((found) => found.file)).toEqual(isNaming ? [file.file] : [])
})

test('says what the entry is called', () => {
  const file = fileOf('content/blog/a.md', withBody('[x](/contact)'))
  const contact = { single: 'pages/contact', id: 'contact', format: 'yaml' } as const
  const title = /^title: (.*)/m.exec(POST)?.[1]
  expect(whoNames(contact, [], [file])).toEqual([{ file: 'content/blog/a.md', title }])
})
