/** The decisions of an import, one by one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { OldPost, OldSite } from '../old-site'
import { OldAddresses } from './addresses'
import type { Existing } from './existing'
import { GivenPictures } from './given-pictures'
import { Names } from './names'

const OLD_POST: OldPost = {
  place: { file: 'export.xml', line: 1 },
  title: 'A post',
  slug: 'a-post',
  status: 'public',
  author: 'Mira Stone',
  categories: ['Launches', 'Events'],
  tags: ['timing'],
  text: { markdown: '' },
  folder: '',
  addresses: [],
  questions: [],
}

const OLD_SITE: OldSite = {
  what: 'an export',
  posts: [OLD_POST],
  authors: [{ place: { file: 'export.xml', line: 1 }, name: 'Mira Stone' }],
  pages: [],
  questions: [],
}

const EMPTY: Existing = {
  posts: new Map(),
  people: new Map(),
  authors: new Map(),
  tags: new Map(),
  categories: [],
  hasCategories: true,
  texts: new Map(),
  pictures: new Set(),
  media: '',
  addresses: new Set(),
}

describe('an old address', () => {
  const plan = (addresses: string[], taken: string[] = []) =>
    new OldAddresses(new Map(['/blog/a', ...taken].map((path) => [path, path]))).of({ addresses }, '/blog/a')

  test.each([
    ['loses its slash at the end', ['/2024/a/'], ['/2024/a']],
    ['is named once, with and without its slash', ['/2024/a/', '/2024/a'], ['/2024/a']],
    ['that the post has now needs no alias', ['/blog/a/'], []],
    ['keeps an ending', ['/2024/a.html'], ['/2024/a.html']],
    ['is the same with and without .html', ['/2024/a.html', '/2024/a/'], ['/2024/a.html']],
  ])('%s', (_case, addresses, aliases) => {
    expect(plan(addresses)).toEqual({ aliases, open: [] })
  })

  test.each([
    ['has a question mark', '/?p=3', [], 'names its post behind a "?"'],
    ['has other letters', '/%e4%b8%89', [], 'cannot be an alias'],
    ['is a file of the site', '/sitemap.xml', [], 'cannot be an alias'],
    ['is the home page', '/', ['/'], 'is already the address of a page of this site'],
    ['is a page of the site', '/About/', ['/about'], 'is already the address of /about'],
  ])('is asked about where it %s', (_case, address, taken, text) => {
    const { aliases, open } = plan([address], taken)
    expect(aliases).toEqual([])
    expect(open).toEqual([{ address, text: expect.stringContaining(text), remedy: expect.any(String) }])
  })

  it('leads to the first of two posts', () => {
    const addresses = new OldAddresses(new Map())
    expect(addresses.of({ addresses: ['/a'] }, '/blog/a').aliases).toEqual(['/a'])
    expect(addresses.of({ addresses: ['/a/'] }, '/blog/b').open).toEqual([
      expect.objectContaining({ text: '/a is already the address of /blog/a.' }),
    ])
  })
})

describe('a picture is found', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    for (const path of [
      'uploads/2023/a.png',
      'uploads/2024/a.png',
      'uploads/2024/Über uns.JPG',
      'uploads/b-scaled.jpg',
      'one/c.png',
      'two/c.png',
    ]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), '')
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each([
    ['by its folders', 'https://x.example/wp-content/uploads/2024/a.png?w=3', '', 'uploads/2024/a.png'],
    ['as the original of a smaller version', '/uploads/2023/a-300x200.png', '', 'uploads/2023/a.png'],
    ['as the file that a program made smaller', '/uploads/b.jpg', '', 'uploads/b-scaled.jpg'],
    ['with spaces, accents and capitals', '/2024/%C3%BCber%20uns.jpg', '', 'uploads/2024/Über uns.JPG'],
    ['from the folder of its post', 'c.png', 'two', 'two/c.png'],
    ['from the folder above', '../one/c.png', 'two', 'one/c.png'],
  ])('%s', (_case, src, from, file) => {
    expect(new GivenPictures(folder).find(src, from)).toBe(file)
  })

  it('nowhere if two files fit as well, or none does', () => {
    const given = new GivenPictures(folder)
    expect(given.find('https://x.example/c.png', '')).toBeUndefined()
    expect(given.find('/uploads/none.png', '')).toBeUndefined()
  })
})

describe('names', () => {
  it('of authors become people, unless posts name them in words already', () => {
    expect(new Names(OLD_SITE, EMPTY).people.map(({ id }) => id)).toEqual(['mira-stone'])
    const known = new Names(OLD_SITE, { ...EMPTY, authors: new Map([['mira-stone', 'MIRA Stone']]) })
    expect(known.people).toEqual([])
    expect(known.author(OLD_POST)).toEqual({ author: 'MIRA Stone', isUnknown: false })
    const person = new Names(OLD_SITE, { ...EMPTY, people: new Map([['ms', 'Mira Stone']]) })
    expect(person.people).toEqual([])
    expect(person.author(OLD_POST).author).toBe('ms')
  })

  it('of authors are never read as the id of a person', () => {
    const names = new Names({ ...OLD_SITE, authors: [] }, EMPTY)
    expect(names.author({ ...OLD_POST, author: 'mira' }).author).toBe('Mira')
    expect(names.author({ ...OLD_POST, author: '' })).toEqual({ author: 'Editorial team', isUnknown: true })
  })

  it('of categories: the first is that of the post, the others are tags', () => {
    const names = new Names(OLD_SITE, EMPTY)
    expect(names.newCategories).toEqual([{ name: 'Launches', id: 'launches' }])
    expect(names.category(OLD_POST)).toEqual({ category: 'Launches', isGuess: false })
    expect(names.tags(OLD_POST, 'Launches')).toEqual(['timing', 'Events'])
  })

  it('of categories leave servers the names that they keep', () => {
    const names = new Names({ ...OLD_SITE, posts: [{ ...OLD_POST, categories: ['Index'] }] }, EMPTY)
    expect(names.newCategories).toEqual([{ name: 'Index', id: 'index-posts' }])
  })

  it('of categories are tags on a site whose posts have none', () => {
    const names = new Names(OLD_SITE, { ...EMPTY, hasCategories: false })
    expect(names.newCategories).toEqual([])
    expect(names.category(OLD_POST)).toEqual({ isGuess: false })
    expect(names.tags(OLD_POST, undefined)).toEqual(['timing', 'Launches', 'Events'])
  })

  it('of tags are written as the site writes them', () => {
    const names = new Names(OLD_SITE, { ...EMPTY, tags: new Map([['timing', 'Timing']]) })
    expect(names.tags({ ...OLD_POST, tags: ['timing', 'TIMING', '???'] }, 'Launches')).toEqual(['Timing', 'Events'])
  })
})
