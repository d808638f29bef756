import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { offices } from './offices'

const FILE = 'content/pages/contact.yaml'
const migrated = (text: string, file = FILE) => String(offices.change(new Map([[file, text]])).get(file))

const BEFORE = `title: A # ours
office:
  # the seat
  heading: Reach us
  address:
    - 1 rue A # door 2

    - Lyon
  note: >-
    Long
    text
form:
  heading: B
`

test('the office is the first item of a list, with its comments', () => {
  const after = migrated(BEFORE)
  expect(after).toBe(`title: A # ours
offices:
  # the seat
  - heading: Reach us
    address:
      - 1 rue A # door 2

      - Lyon
    note: >-
      Long
      text
form:
  heading: B
`)
  const { office, ...rest } = parse(BEFORE)
  expect(parse(after)).toEqual({ ...rest, offices: [office] })
})

test('line ends, brackets and another language', () => {
  expect(migrated('office:\r\n  heading: A\r\n  hours: B\r\nform: C\r\n')).toBe(
    'offices:\r\n  - heading: A\r\n    hours: B\r\nform: C\r\n',
  )
  expect(migrated('office: {heading: A}\n')).toBe('offices: [{heading: A}]\n')
  expect(migrated('office:\n  heading: A\n', 'content/de/pages/contact.yaml')).toBe('offices:\n  - heading: A\n')
})

test.each(['offices:\n  - heading: A\n', 'title: A\n', 'office: [\n'])(
  'nothing is done twice, and nothing to what cannot be read: %j',
  (text) => {
    expect(migrated(text)).toBe(text)
  },
)
