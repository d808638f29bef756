import type { Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { keepFrontMatter } from '.'
import { withSwitches } from './switches'

const format = withSwitches(keepFrontMatter, [
  { name: 'title', widget: 'string' },
  { name: 'draft', widget: 'boolean' },
] as Field[])

const saved = (text: string, draft: boolean) => format.toFile({ ...format.fromFile(text), draft })
const post = (fields: string) => `---\ntitle: A post\n${fields}---\n\nWords.\n`

test.each([
  ['that says nothing stays as it is', '', false, ''],
  ['that says nothing gets a line when it is switched on', '', true, 'draft: true\n'],
  ['that says true becomes false', 'draft: true\n', false, 'draft: false\n'],
  ['that says false keeps saying so', 'draft: false\n', false, 'draft: false\n'],
])('a file %s', (_, before, draft, after) => {
  expect(saved(post(before), draft)).toBe(post(after))
})

test('a new file says nothing about what is off', () => {
  expect(format.toFile({ title: 'A post', draft: false, body: 'Words.' })).toBe(post(''))
})
