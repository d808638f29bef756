import { expect, test } from 'vitest'
import { pagesOf } from './pages'

test('an indexed page has a twin beside it, and further pages of a list have none', () => {
  const paths = ['/', '/blog/a-post', '/blog/page/2'].map((path) => ({ path, indexed: true }))
  const pages = pagesOf([...paths, { path: '/hidden', indexed: false }], { alternates: {}, untranslated: [] })
  const twins = Object.fromEntries(pages.map(({ file, twin }) => [file, twin]))
  expect(twins).toMatchObject({ 'index.html': 'index.md', 'blog/a-post.html': 'blog/a-post.md' })
  for (const file of ['blog/page/2.html', 'hidden.html', '404.html']) expect(twins[file], file).toBeUndefined()
})
