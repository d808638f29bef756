import { describe, expect, test } from 'vitest'
import type { Change, Draft } from '../../cms/hook-types'
import { addressOf, hasOldAddresses, pageAbove, pagesWithOldAddresses } from './entry-pages'
import { oldAddresses } from './old-address'

// Nothing is read, so the site goes by UTC.
globalThis.cmsEntries = { current: [] }

const entry = (path: string, content = {}) => ({ slug: '', locales: { _default: { path, content } } })
const pages = pagesWithOldAddresses([
  entry('content/blog/b.md', { title: 'B' }),
  entry('content/pages/blog.yaml', { heading: 'Notes' }),
  entry('content/pages/home.yaml'),
  entry('content/blog/a.md', { title: 'A', draft: true }),
  entry('content/portfolio/x.yaml', { groupTitle: 'X' }),
  entry('content/case-studies/northly.yaml', { name: 'Northly' }),
])

test('pages that can answer at an old address are public pages of entries, by their addresses', () => {
  expect(pages.map(({ path, title }) => `${path} ${title}`)).toEqual([
    ...(hasOldAddresses('content/pages/home.yaml') ? ['/ Home page'] : []),
    '/blog Blog page',
    '/blog/b B',
    '/case-study/northly Northly',
  ])
})

test.each([
  ['/blog/gone', '/blog'],
  ['/blog/b/gone', '/blog/b'],
  ['/case-study/gone', pages[0]?.path === '/' ? '/' : undefined],
])('above %s is %s', (path, above) => expect(pageAbove(path, pages)?.path).toBe(above))

test('an entry without a page has no address', () => {
  expect(addressOf('content/portfolio/x.yaml')).toBeUndefined()
  expect(addressOf('content/press-releases/x.md')).toBe('/press/x')
  expect(addressOf('content/pages/contact.yaml')).toBe('/contact')
})

describe('the old address of an entry', () => {
  const rename = (from = 'content/blog/a.md'): Change[] => [
    { action: 'update', path: 'content/pages/blog.yaml', previousPath: 'content/pages/blog.yaml' },
    { action: 'move', path: 'content/blog/b.md', previousPath: from, data: '' },
  ]
  const form = (saved: object) => ({ originalValues: { _default: saved } }) as Draft

  test.each<[string, object, () => Promise<boolean>, boolean]>([
    ['of a draft that was never public', { draft: true }, async () => false, false],
    ['of what is scheduled', { publishAt: '2999-01-08' }, async () => false, false],
    ['of a public page', {}, async () => false, true],
    ['of what was scheduled for a day that has come', { publishAt: '2020-01-08' }, async () => false, true],
    ['of a draft that was public before', { draft: true }, async () => true, true],
    ['of a draft when no answer comes', { draft: true }, () => Promise.reject(new Error('offline')), true],
  ])('%s', async (_, saved, wasPublic, kept) => {
    const addresses = oldAddresses({ wasPublic })
    const draft = form(saved)
    expect(addresses.isKept(draft)).toBe(true)
    // What was made with an old address is made again without it, once.
    expect(await addresses.startsAgain(rename(), draft)).toBe(!kept)
    expect(await addresses.startsAgain(rename(), draft)).toBe(false)
    expect(addresses.isKept(draft)).toBe(kept)
  })

  test('is kept again once the entry was public, and by every other form', async () => {
    const known = { isPublic: false }
    const addresses = oldAddresses({ wasPublic: async () => known.isPublic })
    const draft = form({ draft: true })
    await addresses.startsAgain(rename(), draft)
    expect(addresses.isKept(form({ draft: true }))).toBe(true)
    known.isPublic = true
    expect(await addresses.startsAgain(rename('content/blog/c.md'), draft)).toBe(true)
    expect(addresses.isKept(draft)).toBe(true)
    expect(await addresses.startsAgain(rename('content/blog/c.md'), draft)).toBe(false)
  })

  test('is no matter of a save that renames nothing', async () => {
    const addresses = oldAddresses({ wasPublic: async () => false })
    const draft = form({ draft: true })
    await addresses.startsAgain(rename(), draft)
    expect(await addresses.startsAgain([{ action: 'update', path: 'content/blog/b.md' }], draft)).toBe(false)
    expect(addresses.isKept(draft)).toBe(true)
  })
})
