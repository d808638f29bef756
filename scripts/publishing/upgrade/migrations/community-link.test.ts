import { expect, test } from 'vitest'
import { communityLink } from './community-link'

const SETTINGS = 'content/settings/site.yaml'
const changed = (text: string, file = SETTINGS) => communityLink.change(new Map([[file, text]])).get(file)

test.each([
  ['a plain address', 'communityUrl: https://chat.acme.org\n'],
  ['an address on the next line', 'communityUrl: >-\n  https://chat.acme.org\n'],
  ['an address with a remark', 'communityUrl: "https://chat.acme.org" # ours\n'],
])('%s goes, and nothing else', (_, line) => {
  expect(changed(`name: Acme\n${line}copyrightYear: 2026\n`)).toBe('name: Acme\ncopyrightYear: 2026\n')
  expect(changed(`name: Acme\n${line}`, 'content/de/settings/site.yaml')).toBe('name: Acme\n')
})

test('other files and other fields stay as they are', () => {
  const link = 'links:\n  - label: Chat\n    link: https://chat.acme.org\n'
  expect(changed(link)).toBe(link)
  const other = 'communityUrl: https://chat.acme.org\n'
  expect(changed(other, 'content/settings/navigation.yaml')).toBe(other)
})
