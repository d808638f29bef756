import { expect, test } from 'vitest'
import { currency } from './currency'

const migrated = (text: string, file = 'content/settings/site.yaml') =>
  currency.change(new Map([[file, text]])).get(file)

test('the settings name US dollars below the address, and keep every other byte', () => {
  expect(migrated('# ours\nname: "A"\nurl: https://a.fr # the site\n\n# mail\nemail: a@a.fr\n')).toBe(
    '# ours\nname: "A"\nurl: https://a.fr # the site\ncurrency: USD\n\n# mail\nemail: a@a.fr\n',
  )
})

test('line ends stay what they are', () => {
  expect(migrated('url: https://a.fr\r\nname: A\r\n')).toBe('url: https://a.fr\r\ncurrency: USD\r\nname: A\r\n')
  expect(migrated('name: A\nurl: https://a.fr')).toBe('name: A\nurl: https://a.fr\ncurrency: USD')
})

test('so do those of another language', () => {
  expect(migrated('url: https://a.fr\n', 'content/de/settings/site.yaml')).toContain('currency: USD')
})

test.each(['url: https://a.fr\ncurrency: EUR\n', 'name: A\n', 'url: [\n'])(
  'nothing is done twice, and nothing to what cannot be read: %j',
  (text) => {
    expect(migrated(text)).toBe(text)
  },
)

test('no other file changes', () => {
  expect(migrated('url: https://a.fr\n', 'content/pages/contact.yaml')).toBe('url: https://a.fr\n')
})
