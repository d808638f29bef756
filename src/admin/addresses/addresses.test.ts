import { expect, test } from 'vitest'
import { addressOf, hasOldAddresses, pageAbove, pagesWithOldAddresses } from './entry-pages'

const entry = (path: string, content = {}) => ({ slug: '', locales: { _default: { path, content } } })
const pages = pagesWithOldAddresses([
  entry('content/blog/b.md', { title: 'B' }),
  entry('content/pages/blog.yaml', { heading: 'Notes' }),
  entry('content/pages/home.yaml'),
  entry('content/blog/a.md', { title: 'A', draft: true }),
  entry('content/portfolio/x.yaml', { groupTitle: 'X' }),
  entry('content/case-studies/oneplus.yaml', { name: 'OnePlus' }),
])

test('pages that can answer at an old address are public pages of entries, by their addresses', () => {
  expect(pages.map(({ path, title }) => `${path} ${title}`)).toEqual([
    ...(hasOldAddresses('content/pages/home.yaml') ? ['/ Home page'] : []),
    '/blog Blog page',
    '/blog/b B',
    '/case-study/oneplus OnePlus',
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
