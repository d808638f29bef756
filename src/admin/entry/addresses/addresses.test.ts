import { describe, expect, test } from 'vitest'
import { addressOf } from '../page'
import { hasOldAddresses, pageAbove, pagesWithOldAddresses } from './entry-pages'
import { addressesAfterRenaming } from './old-address'

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
  const addresses = (
    saved: object,
    wasPublic: () => Promise<boolean>,
    aliases: string[] = [],
    to = 'content/blog/b.md',
  ) =>
    addressesAfterRenaming(
      { originalEntry: entry('content/blog/a.md'), originalValues: { _default: { ...saved } } },
      to,
      aliases,
      { wasPublic },
    )
  const yes = async () => true
  const no = async () => false

  test.each<[string, object, () => Promise<boolean>, string[] | undefined]>([
    ['of a draft that was never public', { draft: true }, no, undefined],
    ['of what is scheduled', { publishAt: '2999-01-08' }, no, undefined],
    ['of a draft that was public once', { draft: true }, yes, ['/blog/a']],
    ['of what is public', {}, no, ['/blog/a']],
    [
      'of a draft about which nothing can be found out',
      { draft: true },
      () => Promise.reject(new Error()),
      ['/blog/a'],
    ],
  ])('%s', async (_, saved, wasPublic, kept) => expect(await addresses(saved, wasPublic)).toEqual(kept))

  test('comes behind those that it has, and never leads to itself', async () => {
    expect(await addresses({}, yes, ['/blog/0', '/blog/a', '/blog/b'])).toEqual(['/blog/0', '/blog/a'])
  })

  test('stays where nothing is renamed, and where the entry has no old addresses', async () => {
    expect(await addresses({}, yes, [], 'content/blog/a.md')).toBeUndefined()
    expect(await addresses({}, yes, [], 'content/portfolio/b.yaml')).toBeUndefined()
  })
})
