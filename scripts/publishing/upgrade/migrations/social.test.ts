import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { social } from './social'

const FILE = 'content/settings/site.yaml'
const migrated = (text: string, file = FILE) => String(social.change(new Map([[file, text]])).get(file))

test('each profile is an item, with a label where its host does not say the name; all else stays', () => {
  expect(
    migrated(`name: "A" # ours
social:
  # first
  x: https://x.com/a  # the old one
  facebook: 'https://social.a.fr/fb' # ours

  linkedin: https://de.linkedin.com/company/a
email: a@a.fr
`),
  ).toBe(`name: "A" # ours
social:
  # first
  - url: https://x.com/a  # the old one
  - url: 'https://social.a.fr/fb' # ours
    label: Facebook

  - url: https://de.linkedin.com/company/a
email: a@a.fr
`)
})

test('line ends, deeper indentation and the end of the file', () => {
  expect(migrated('social:\r\n    x: https://x.a.fr\r\nname: A\r\n')).toBe(
    'social:\r\n    - url: https://x.a.fr\r\n      label: X\r\nname: A\r\n',
  )
  expect(migrated('social:\n  youtube: https://tube.a.fr')).toBe(
    'social:\n  - url: https://tube.a.fr\n    label: YouTube',
  )
})

test('in brackets', () => {
  const text = migrated('social: {x: https://x.a.fr, facebook: https://facebook.com/a } # two\nname: A\n')
  expect(parse(text)).toEqual({
    social: [{ url: 'https://x.a.fr', label: 'X' }, { url: 'https://facebook.com/a' }],
    name: 'A',
  })
  expect(text).toContain('# two')
})

test.each(['social:\n  - url: https://x.com/a\n', 'name: A\n', 'social: [\n', 'social:\n'])(
  'nothing is done twice, and nothing to what cannot be read: %j',
  (text) => {
    expect(migrated(text)).toBe(text)
  },
)

test('the settings of another language are changed too, and no other file', () => {
  expect(migrated('social:\n  x: https://x.com/a\n', 'content/fr/settings/site.yaml')).toContain('- url:')
  expect(migrated('social:\n  x: https://x.com/a\n', 'content/pages/contact.yaml')).toContain('  x:')
})
