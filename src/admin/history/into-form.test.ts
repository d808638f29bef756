import { expect, test } from 'vitest'
import { keepYaml } from '../files/formats'
import { textOfDraft } from '../preview/draft-text'
import { flatten } from '../save/compare'
import { intoForm } from './into-form'

const version = (text: string) => flatten(keepYaml.fromFile(text))

test('fields say what the version says, and the text that a save is made to stays', () => {
  const now = version('# ours\ntitle: New\ntags:\n  - a\n  - b\n')
  const before = intoForm(now, version('title: Old\ntags:\n  - c\n'))
  expect(textOfDraft(before, keepYaml)).toBe('# ours\ntitle: Old\ntags:\n  - c\n')
})

test('a field that the version lacks is empty, as in the CMS', () => {
  const now = {
    ...{ title: 'New', draft: true, price: 3, 'tags.0': 'a', 'seo.title': 'A', 'steps.0.title': 'One' },
    __source: 'x',
  }
  expect(intoForm(now, { title: 'Old' })).toEqual({
    ...{ title: 'Old', draft: false, price: null, tags: [], seo: null, steps: [] },
    __source: 'x',
  })
})

test.each([
  ['an empty box', { subtitle: '' }, {}],
  ['a switch that is off', { draft: false }, {}],
  ['a number', { price: 3 }, { price: '3' }],
  [
    'an item with an empty field and a mark of the CMS',
    { 'a.0.t': 'x', 'a.0.u': '', 'a.0.__sc_item_id': 'i' },
    { 'a.0.t': 'x' },
  ],
  ['a text without the line break at its end', { text: 'A\n' }, { text: 'A' }],
])('%s that says the same is not touched', (_, now, then) => expect(intoForm(now, then)).toEqual(now))

test('a group and a list that the form has not come with all they say', () => {
  expect(intoForm({ seo: null, tags: [] }, { 'seo.title': 'A', 'tags.0': 'b' })).toEqual({
    'seo.title': 'A',
    'tags.0': 'b',
  })
})
