import { expect, test } from 'vitest'
import { keepYaml } from '.'
import { withOldAddresses } from './old-addresses'

const { fromFile, toFile } = withOldAddresses(keepYaml)

test.each([
  ['an entry without old addresses gets no empty list', 'title: One\n', [], 'title: One\n'],
  ['the first old address makes a list', 'title: One\n', ['/blog/one'], 'title: One\naliases:\n  - /blog/one\n'],
  ['the last one that is removed takes the list with it', 'title: One\naliases:\n  - /a\n', [], 'title: One\n'],
  ['a list without a change stays', 'aliases:\n  - /a\ntitle: One\n', ['/a'], 'aliases:\n  - /a\ntitle: One\n'],
])('%s', (_, text, aliases, expected) => {
  expect(toFile({ ...fromFile(text), aliases })).toBe(expected)
})
