import { expect, test } from 'vitest'
import type { BlogListPage } from '@/schema/entries'
import type { BlogPage } from '@/schema/pages'
import { listHead } from './list-head'

const page: BlogPage = {
  title: 'Updates blog',
  description: 'Notes from the desk.',
  heading: 'Updates blog',
  intro: 'Notes.',
  newsletter: { heading: 'Letter', text: 'Monthly.', button: 'Subscribe' },
}

const list = (change: Partial<BlogListPage>): BlogListPage => ({
  number: 1,
  pages: 3,
  total: 60,
  entries: [],
  ...change,
})
const tag = { name: 'tag', value: 'Press kit', id: 'press-kit' } as const

test('the pages of a list lead to each other, each with an address and words of its own', () => {
  const heads = [1, 2, 3].map((number) => listHead(page, list({ number, group: tag })))
  expect(heads.map(({ path, previous, next }) => [previous, path, next])).toEqual([
    [undefined, '/blog/tag/press-kit', '/blog/tag/press-kit/page/2'],
    ['/blog/tag/press-kit', '/blog/tag/press-kit/page/2', '/blog/tag/press-kit/page/3'],
    ['/blog/tag/press-kit/page/2', '/blog/tag/press-kit/page/3', undefined],
  ])
  expect(heads[1]?.title).toBe('“Press kit” – Updates blog, page 2')
  for (const words of ['title', 'description'] as const) expect(new Set(heads.map((head) => head[words])).size).toBe(3)
})

test('a category without articles is not for search engines, the blog always is', () => {
  expect(listHead(page, list({ group: { name: 'category', value: 'UX/UI', id: 'ux-ui' } })).indexed).toBe(false)
  expect(listHead(page, list({})).indexed).toBe(true)
})

test('the place of a page in the site is stated', () => {
  expect(listHead(page, list({ number: 2, group: tag })).structuredData).toMatchObject({
    above: [{ name: 'Blog' }, { name: 'Press kit' }],
    name: 'Page 2',
  })
})
