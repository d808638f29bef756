import { describe, expect, test } from 'vitest'
import { replaceValues } from '../../entry/flat-values'
import { canBePutBack, fieldOf, putBack, removalOf, removedPart, unfolded } from './removal'

const process = {
  title: 'A service',
  'process.0.title': 'Outreach',
  'process.0.text': 'We call.',
  'process.1.title': 'Report',
  'process.1.text': 'We count.',
}
const withoutFirst = {
  title: 'A service',
  'process.0.title': 'Report',
  'process.0.text': 'We count.',
  'process.0.__sc_item_original_key_path': 'process.1',
}
const nested = {
  'sections.0.kind': 'rules',
  'sections.0.items.0': 'One',
  'sections.0.items.1': 'Two',
  'sections.1.kind': 'formats',
  'sections.1.items.0': 'Three',
}

describe('what was removed', () => {
  test.each([
    ['by its first words', process, 'process', 0, 'Step “Outreach”'],
    ['by its text', { 'tags.0': 'briefs', 'tags.1': 'costs' }, 'tags', 1, 'Tag “costs”'],
    [
      'by its place where nothing is filled in',
      { 'process.0.title': '', 'process.1.title': '' },
      'process',
      1,
      'Step 2',
    ],
    [
      'by its words and not by its number',
      { 'process.0.step': '2', 'process.0.title': 'Pitch' },
      'process',
      0,
      'Step “Pitch”',
    ],
    ['without the name of its kind', nested, 'sections', 1, 'Section “Three”'],
    [
      'by its words and not by its picture',
      { 'media.0.image': '/media/a.webp', 'media.0.title': 'A\n story' },
      'media',
      0,
      'Piece of coverage “A story”',
    ],
    ['by its address where it has no words', { 'aliases.0': '/blog/old' }, 'aliases', 0, 'Old address “/blog/old”'],
    [
      'by the begin of a long text',
      { 'items.0': `A rule that goes on ${'and on '.repeat(20)}` },
      'items',
      0,
      'Item “A rule that goes on and on and on and on and on and on and…”',
    ],
    [
      'by its label where it is a group',
      { 'callToAction.heading': 'Write' },
      'callToAction',
      undefined,
      'Invitation at the end',
    ],
  ])('is named %s', (_, values, path, index, name) => {
    expect(removalOf(values, path, index).name).toBe(name)
  })

  test.each([
    ['an item comes back to its place', process, 'process', 0, withoutFirst],
    ['the last item of a list', { 'process.0.title': 'Outreach' }, 'process', 0, { process: [] }],
    ['an item with a picture', { 'media.0.image': 'blob:x', 'media.0.title': 'A' }, 'media', 0, { media: [] }],
    ['a text', { 'tags.0': 'a', 'tags.1': 'b', 'tags.2': 'c' }, 'tags', 1, { 'tags.0': 'a', 'tags.1': 'c' }],
    [
      'an item of a list in an item',
      nested,
      'sections.0.items',
      1,
      Object.fromEntries(Object.entries(nested).filter(([path]) => path !== 'sections.0.items.1')),
    ],
    ['a group', { 'seo.title': 'A', 'seo.text': 'B' }, 'seo', undefined, { seo: null }],
  ])('%s', (_, values, path, index, after) => {
    const removal = removalOf(values, path, index)
    expect(canBePutBack(values, removal)).toBe(false)
    expect(canBePutBack(after, removal)).toBe(true)
    const back = putBack(after, removal)
    expect(back).toEqual(values)
    expect(canBePutBack(back, removal)).toBe(false)
  })

  test('comes back beside what was typed, added and moved in its list since', () => {
    const removal = removalOf(process, 'process', 1)
    expect(putBack({ 'process.0.title': 'A new step', 'process.1.title': 'Outreach, later' }, removal)).toEqual({
      'process.0.title': 'A new step',
      'process.2.title': 'Outreach, later',
      'process.1.title': 'Report',
      'process.1.text': 'We count.',
    })
  })

  test('comes last in a list that became shorter', () => {
    const removal = removalOf({ 'tags.0': 'a', 'tags.1': 'b', 'tags.2': 'c' }, 'tags', 2)
    expect(putBack({ 'tags.0': 'a' }, removal)).toEqual({ 'tags.0': 'a', 'tags.1': 'c' })
  })

  test('is found among more than ten items', () => {
    const tags = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`tags.${index}`, `tag ${index}`]))
    const after: Record<string, unknown> = { ...tags, 'tags.10': 'tag 11' }
    delete after['tags.11']
    expect(putBack(after, removalOf(tags, 'tags', 10))).toEqual(tags)
  })
})

describe('nothing is put back', () => {
  const removal = removalOf(process, 'process', 0)

  test('where it is again, as after "Revert"', () => expect(canBePutBack(process, removal)).toBe(false))

  test('twice where two items say the same', () => {
    const twice = { 'tags.0': 'a', 'tags.1': 'a' }
    const one = removalOf(twice, 'tags', 0)
    expect(canBePutBack({ 'tags.0': 'a' }, one)).toBe(true)
    expect(canBePutBack(twice, one)).toBe(false)
  })

  test('into another item than that whose list it was in', () => {
    const inner = removalOf(nested, 'sections.0.items', 1)
    const moved = {
      ...{ 'sections.0.kind': 'formats', 'sections.0.items.0': 'Three', 'sections.0.__sc_item_id': 'b' },
      ...{ 'sections.1.kind': 'rules', 'sections.1.items.0': 'One', 'sections.1.__sc_item_id': 'a' },
    }
    expect(canBePutBack(moved, inner)).toBe(false)
  })
})

test.each([
  ['the first item', process, withoutFirst, { path: 'process', index: 0 }],
  ['the only item', { 'tags.0': 'a' }, { tags: [] }, { path: 'tags', index: 0 }],
  ['a text', { 'tags.0': 'a', 'tags.1': 'b' }, { 'tags.0': 'a' }, { path: 'tags', index: 1 }],
  ['one of two that say the same', { 'tags.0': 'a', 'tags.1': 'a' }, { 'tags.0': 'a' }, { path: 'tags', index: 1 }],
  [
    'an item of a list in an item',
    { 'sections.0.items.0': 'One', 'sections.0.items.1': 'Two', 'sections.1.items.0': 'Three' },
    { 'sections.0.items.0': 'Two', 'sections.1.items.0': 'Three' },
    { path: 'sections.0.items', index: 0 },
  ],
  ['a group', { 'seo.title': 'A', title: 'B' }, { seo: null, title: 'B' }, { path: 'seo' }],
  ['nothing where two items are gone', { 'tags.0': 'a', 'tags.1': 'b' }, { tags: [] }, undefined],
  ['nothing where a text was typed', { title: 'A' }, { title: 'B' }, undefined],
])('a change is known to remove %s', (_, before, now, part) => expect(removedPart(before, now)).toEqual(part))

test('the form goes to the first field that is back', () => {
  expect(fieldOf(removalOf(process, 'process', 1))).toBe('process.1.title')
  expect(fieldOf(removalOf(nested, 'sections', 1))).toBe('sections.1.items.0')
  expect(fieldOf(removalOf({ 'tags.0': 'a' }, 'tags', 0))).toBe('tags')
})

test('an item comes back unfolded, and the others stay as they are', () => {
  const states = { 'process#': true, 'process.0': false, 'process.1': true, 'results.0': false }
  expect(unfolded(states, removalOf(process, 'process', 0))).toEqual({
    ...states,
    ...{ 'process.0': true, 'process.1': false, 'process.2': true },
  })
})

test('only what differs is written to the form', () => {
  const written: string[] = []
  const watched = new Proxy<Record<string, unknown>>(
    { a: 1, b: 2, c: 3 },
    {
      set: (target, name, value) => written.push(`${String(name)} ${value}`) > 0 && Reflect.set(target, name, value),
      deleteProperty: (target, name) => written.push(`no ${String(name)}`) > 0 && Reflect.deleteProperty(target, name),
    },
  )
  replaceValues(watched, { a: 1, b: 4, d: 5 })
  expect(written).toEqual(['b 4', 'd 5', 'no c'])
})
