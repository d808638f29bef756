import { expect, test } from 'vitest'
import type { Change, Draft } from '../../cms/hook-types'
import { canBeDraft, textAsDraft } from './as-draft'
import { changesOf, checkBeforeSave } from './index'
import type { Objection } from './objections'
import { picturesWithoutWords } from './pictures-without-words'
import { wordsFor } from './question'

const FILE = 'content/blog/post.md'
const error: Objection = { file: FILE, severity: 'error', code: 'dead-link', message: 'No.' }
const warning: Objection = { ...error, severity: 'warning' }
const labels = (...given: Parameters<typeof wordsFor>) => wordsFor(...given).choices.map(({ label }) => label)
const whoNames = async () => []
const references = async () => []
const keepsOldAddress = () => true
const entry = { own: FILE, isDraft: false, canBecomeDraft: false }

const draftOf = (values: object, before: object = {}) =>
  ({ collectionName: 'blog', currentValues: { _default: values }, originalValues: { _default: before } }) as Draft

test('a mistake can be kept as a draft where that stops nothing', () => {
  expect(labels([error], { ...entry, canBecomeDraft: true })).toEqual([
    'Back to the form',
    'Save as draft',
    'Save anyway',
  ])
  expect(labels([error], entry)).toEqual(['Back to the form', 'Save anyway'])
  expect(labels([warning], entry)).toEqual(['Back to the form', 'Save anyway'])
  expect(labels([warning], { ...entry, isDraft: true })).toEqual(['Back to the form', 'Save the draft'])
})

test('posts and releases can be drafts, and nothing else', () => {
  expect(canBeDraft(FILE)).toBe(true)
  expect(canBeDraft('content/press-releases/release.md')).toBe(true)
  expect(canBeDraft('content/services/market-research.yaml')).toBe(false)
  expect(canBeDraft('content/pages/contact.yaml')).toBe(false)
})

test.each([
  ['---\ntitle: A\n---\n\ndraft: no\n', '---\ntitle: A\ndraft: true\n---\n\ndraft: no\n'],
  ['---\ntitle: A\ndraft: false\n---\n', '---\ntitle: A\ndraft: true\n---\n'],
])('%j becomes a draft', (text, expected) => expect(textAsDraft(FILE, text)).toBe(expected))

test('a draft is saved without a question about what its form shows as empty', async () => {
  const beforeSave = checkBeforeSave({
    whoNames,
    keepsOldAddress,
    references,
    check: async () => [{ ...warning, code: 'missing-field' }],
  })
  const changes: Change[] = [{ action: 'create', path: FILE, data: 'title: A' }]
  expect(await beforeSave(changes, draftOf({ draft: true }))).toBe('save')
})

test('a check that fails stops no save', async () => {
  const beforeSave = checkBeforeSave({
    whoNames,
    keepsOldAddress,
    references,
    check: () => Promise.reject(new Error('offline')),
  })
  expect(await beforeSave([{ action: 'update', path: FILE, data: 'title: A' }], draftOf({}))).toBe('save')
})

test('a file that gets another name leaves its old one, and a picture has its size', async () => {
  const moved: Change = { action: 'move', path: FILE, previousPath: 'content/blog/old.md', data: 'title: A' }
  const picture: Change = { action: 'create', path: 'content/media/a.webp', data: new File([], 'a.webp') }
  const broken: Change = { ...picture, path: 'content/media/b.webp', data: new File([], 'b.webp') }
  const measure = async ({ name }: File) => {
    if (name === 'b.webp') throw new Error('no picture')
    return { width: 300, height: 200 }
  }
  expect(await changesOf([picture, broken, moved], measure)).toEqual({
    'content/media/a.webp': { width: 300, height: 200 },
    'content/media/b.webp': true,
    'content/blog/old.md': null,
    [FILE]: 'title: A',
  })
})

test.each([
  ['a new picture without words', { image: 'a.webp' }, {}, 1],
  ['a picture that lost its words', { image: 'a.webp', imageAlt: '' }, { image: 'a.webp', imageAlt: 'A' }, 1],
  ['a picture that never had any', { image: 'a.webp' }, { image: 'a.webp', imageAlt: null }, 0],
  ['a picture with words', { image: 'a.webp', imageAlt: 'A' }, {}, 0],
  ['no picture', { image: '' }, { image: 'a.webp' }, 0],
])('%s: %o after %o', (_, values, before, questions) => {
  expect(picturesWithoutWords(draftOf(values, before), FILE)).toHaveLength(questions)
})
