import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listContent } from '../../../scripts/build-content/source/list'
import { emptyFields } from '../entry/kind'
import { fileOfEntry, generatedName, pageOfAuthor, pageOfFile } from '../entry/page'
import { keepFrontMatter, keepYaml } from '../files/formats'
import { flatten } from '../save/compare'
import { createPictureNames } from './draft-pictures'
import { textOfDraft, unflatten } from './draft-text'
import { fieldOfText, lineAt, placeInBody } from './field-of-text'
import { latestOnly } from './latest-only'
import { lengthsIn } from './lengths'
import { snippetOf } from './snippet'

describe('the file that a save would write', () => {
  const files = listContent('content').files.map(({ file }) => file)

  test('is the file itself as long as nothing was typed', () => {
    for (const file of files) {
      const format = file.endsWith('.md') ? keepFrontMatter : keepYaml
      const text = readFileSync(file, 'utf8')
      expect(textOfDraft(flatten(format.fromFile(text)), format), file).toBe(text)
    }
  })

  test('differs in what was typed', () => {
    const values = flatten(keepYaml.fromFile('# ours\nname: One\nresults:\n  - a\n  - b\n'))
    expect(textOfDraft({ ...values, 'results.1': 'c' }, keepYaml)).toBe('# ours\nname: One\nresults:\n  - a\n  - c\n')
  })

  const name = fc.stringMatching(/^[a-z]{1,5}$/)
  const nested = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, fc.string(), fc.boolean(), tie('list'), tie('group')),
    list: fc.array(tie('value'), { maxLength: 12 }),
    group: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  }))
  test('has every value at its path', () => {
    fc.assert(
      fc.property(nested.group, (group) => {
        expect(unflatten(flatten(group as object))).toEqual(group)
      }),
    )
  })

  test('has nothing of what the CMS notes at the items of a list', () => {
    expect(unflatten({ 'media.0.title': 'A', 'media.0.__sc_id': 'x', media: [] })).toEqual({ media: [{ title: 'A' }] })
  })
})

describe('a new picture', () => {
  const measure = async () => ({ width: 800, height: 600 })
  test('has a path in the file, the same one each time, in fields and in the text', async () => {
    const nameOf = createPictureNames(measure)
    const values = { image: 'blob:http://x/1', body: '![a](blob:http://x/2) and ![b](blob:http://x/1)' }
    const first = await nameOf(values)
    expect(first.values).toEqual({
      image: '/media/not-saved-yet-1.webp',
      body: '![a](/media/not-saved-yet-2.webp) and ![b](/media/not-saved-yet-1.webp)',
    })
    expect(first.addresses['not-saved-yet-2.webp']).toBe('blob:http://x/2')
    expect(first.sizes['not-saved-yet-1.webp']).toEqual({ width: 800, height: 600 })
    expect((await nameOf(values)).values).toEqual(first.values)
    expect((await nameOf({ title: 'No blob: here' })).sizes).toEqual({})
  })
})

describe('a text on the page', () => {
  const values = {
    __source: 'title: How to brief an agency',
    title: 'How to brief an agency',
    excerpt: 'Two pages are enough.',
    category: 'Design',
    'process.0.title': 'Listen',
    'process.1.title': 'Write',
    'results.0': '+40 % signups',
    date: '2024-01-11',
    body: 'How to brief an agency',
  }
  test.each([
    ['How to brief an agency', 'title'],
    ['“Two pages are enough.”', 'excerpt'],
    ['Write', 'process.1.title'],
    ['+40 % signups', 'results.0'],
    ['2024-01-11', 'date'],
    ['02 Write', 'process.1.title'],
    ['We write to everybody who asks for a thing or two in design', undefined],
    ['…', undefined],
  ])('%s comes from %s', (text, field) => {
    expect(fieldOfText(values, text)).toBe(field)
  })

  const body = '## The [fact](/x) sheet\n\nIt is **short**, and it has\ntwo lines.\n\n- One thing\n- Another'
  test.each([
    ['The fact sheet', '## The [fact](/x) sheet'],
    ['It is short, and it has two lines.', 'It is **short**, and it has'],
    ['Another', '- Another'],
    ['Nothing of this', undefined],
  ])('%s is in the Markdown', (text, line) => {
    const place = placeInBody(body, text)
    expect(place && body.slice(place.start, place.end)).toBe(line)
  })

  test('is found again from the line that the cursor is in', () => {
    expect(lineAt(body, 5)).toBe('The [fact] sheet')
    expect(lineAt(body, body.length)).toBe('Another')
    expect(lineAt(body, body.indexOf('short'))).toBe('It is **short**, and it has')
    expect(lineAt('', 0)).toBe('')
  })
})

describe('where an entry is', () => {
  test.each([
    [{ collectionName: 'blog', slug: 'a-post' }, 'content/blog/a-post.md', '/blog/a-post', 'blog/a-post'],
    [{ collectionName: 'blog' }, 'content/blog/not-saved-yet.md', '/blog/not-saved-yet', 'blog/not-saved-yet'],
    [{ collectionName: 'pages', fileName: 'home' }, 'content/pages/home.yaml', '/', 'pages/home'],
    [{ collectionName: 'portfolio', slug: 'x' }, 'content/portfolio/x.yaml', '/customers', 'portfolio'],
    [{ collectionName: 'settings', fileName: 'site' }, 'content/settings/site.yaml', '/', 'settings/site'],
  ])('%o', (entry, file, path, generated) => {
    expect(fileOfEntry(entry)).toBe(file)
    expect(pageOfFile(file)).toBe(path)
    expect(generatedName(file)).toBe(generated)
  })

  test('a person who is not on the team is seen above what that person wrote', () => {
    const entry = (path: string, content: object) => ({
      slug: '',
      locales: { _default: { path, content: { ...content } } },
    })
    const entries = [
      entry('content/blog/a.md', { author: 'ann' }),
      entry('content/blog/b.md', { author: 'bea', draft: true }),
      entry('content/case-studies/c.yaml', { author: 'cleo' }),
    ]
    const pageOf = (id: string, values = {}) => pageOfAuthor(`content/people/${id}.md`, values, entries)
    expect(pageOf('ann')).toBe('/blog/author/ann')
    expect(pageOf('ann', { team: true })).toBeUndefined()
    expect([pageOf('bea'), pageOf('cleo')]).toEqual([undefined, undefined])
    expect(pageOfAuthor('content/blog/ann.md', {}, entries)).toBeUndefined()
  })

  test('every kind of file is seen on a page', () => {
    expect(pageOfFile('content/pages/not-found.yaml')).toMatch(/^\//)
    expect(fileOfEntry({ collectionName: 'constructor' })).toBeUndefined()
    expect(fileOfEntry({ collectionName: 'pages', fileName: 'nothing' })).toBeUndefined()
  })
})

describe('lengths', () => {
  const file = 'content/blog/x.md'
  test('are those of a search result, and beyond the schema those of the form', () => {
    const lengths = (title: string) => lengthsIn(file, { title }).map(({ length, verdict }) => `${length} ${verdict}`)
    expect(lengths('x'.repeat(60))).toEqual(['60 fits into a search result'])
    expect(lengths('x'.repeat(61))).toEqual(['61 search results cut it after about 60'])
    expect(lengths('x'.repeat(121))).toEqual(['121 too long: the form takes at most 120'])
    expect(lengths('')).toEqual([])
  })

  test('a description that nothing else shows has a least length', () => {
    const [found] = lengthsIn('content/pages/about.md', { description: 'Short.' })
    expect(found).toMatchObject({ field: 'description', isGood: false })
  })
})

test('the fields that an entry still needs are named', () => {
  expect(emptyFields('content/blog/x.md', { title: 'A', date: '', tags: [] })).toEqual(
    expect.arrayContaining(['excerpt', 'date', 'author']),
  )
  expect(emptyFields('content/blog/x.md', { title: 'A' })).not.toContain('title')
  expect(emptyFields('content/portfolio/x.yaml', { 'clients.0.name': 'A', clients: [] })).not.toContain('clients')
})

test('a search result shows whole words as far as they fit', () => {
  const measure = (text: string, font: string) => text.length * (font.startsWith('20px') ? 10 : 7)
  const { title, description, address } = snippetOf(
    {
      title: 'word '.repeat(20).trim(),
      description: 'word '.repeat(60).trim(),
      path: '/blog/x',
      host: 'www.example.com',
    },
    measure,
  )
  expect(title).toBe(`${'word '.repeat(11).trim()}…`)
  expect(description.length * 7).toBeLessThanOrEqual(2 * 580)
  expect(description).toMatch(/word…$/)
  expect(address).toBe('www.example.com › blog › x')
})

test('of what is typed while a page is made, only the last is shown', async () => {
  const done: number[] = []
  let finish = () => {}
  const inTurn = latestOnly((error) => done.push(Number((error as Error).message)))
  const task = (number: number, wait = Promise.resolve()) =>
    inTurn(async () => {
      await wait
      done.push(number)
    })
  const first = new Promise<void>((resolve) => {
    finish = resolve
  })
  task(1, first)
  task(2)
  task(3)
  finish()
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).toEqual([1, 3])
  inTurn(() => Promise.reject(new Error('4')))
  await new Promise((resolve) => setTimeout(resolve))
  task(5)
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).toEqual([1, 3, 4, 5])
})
