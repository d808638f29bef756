/** A list of the blog with more pages than the content has posts for, as the program of the site renders it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openProgram, rendererOf } from '../../scripts/build-site/bundle/programs'
import { createFileReader } from '../../scripts/build-site/render/read-generated'
import type { ReadContent } from '../../src/content/files'
import type { BlogListPage } from '../../src/schema/entries'

const CONTENT = '.generated/content'
const PAGES = 30
/** Without posts there is nothing to make more pages of. */
const read = createFileReader(CONTENT)
const first = ((await read('blog/page/1')) ?? { entries: [] }) as BlogListPage
const lists =
  first.entries.length === 0
    ? []
    : [
        { name: 'all articles', list: '/blog' },
        { name: 'the articles with a tag', list: '/blog/tag/own-tag' },
      ]

let renderList: (path: string) => Promise<{ html: string; status: number }>

beforeAll(async () => {
  const from = { cache: '.cache', content: CONTENT }
  const render = await rendererOf(await openProgram('site', from, () => undefined))
  const group = { name: 'tag', value: 'Own tag', id: 'own-tag' } as const
  const total = PAGES * first.entries.length
  /** The posts of the content on every page of two lists: of all articles, and of a tag. */
  const readMany = async (name: string) => {
    const [, list, number] = /^blog\/(page|tag\/own-tag)\/(\d+)$/.exec(name) ?? []
    if (list === undefined) return read(name as 'pages/blog')
    if (Number(number) > PAGES) return null
    return { ...first, number: Number(number), pages: PAGES, total, ...(list === 'page' ? {} : { group }) }
  }
  renderList = (path) => render(path, readMany as ReadContent)
})

type Link = { number?: number; href?: string; rel?: string; current?: string }

/** What the navigation through the pages shows, in order. */
function marksIn(html: string): Link[] {
  const nav = (html.match(/<nav .*?<\/nav>/gs) ?? []).find((found) => / rel="(?:next|prev)"/.test(found)) ?? ''
  return [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(item)?.[1]
    const [number] = /\d+/.exec(item.replace(/<[^>]*>/g, '')) ?? []
    return {
      ...(number && { number: Number(number) }),
      href: attribute('href'),
      rel: attribute('rel'),
      current: attribute('aria-current'),
    }
  })
}

describe.each(lists)('the pages of $name', ({ list }) => {
  const page = (number: number) => ({ number, href: `${list}/page/${number}` })
  const first = { number: 1, href: list }
  const gap = {}
  const current = { current: 'page' }
  const newer = (href: string) => ({ href, rel: 'prev' })
  const older = (number: number) => ({ href: `${list}/page/${number}`, rel: 'next' })

  test.each([
    { number: 1, marks: [{ ...first, ...current }, page(2), gap, page(30), older(2)] },
    { number: 2, marks: [newer(list), first, { ...page(2), ...current }, page(3), gap, page(30), older(3)] },
    {
      number: 15,
      marks: [
        ...[newer(`${list}/page/14`), first, gap],
        ...[page(14), { ...page(15), ...current }, page(16)],
        ...[gap, page(30), older(16)],
      ],
    },
    { number: 30, marks: [newer(`${list}/page/29`), first, gap, page(29), { ...page(30), ...current }] },
  ])('are linked from page $number', async ({ number, marks }) => {
    const { html, status } = await renderList(number === 1 ? list : `${list}/page/${number}`)
    expect(status).toBe(200)
    expect(marksIn(html)).toEqual(marks)
  })

  test('end with the last one, and no other form of a number is an address', async () => {
    for (const number of ['31', '1', '02', '0']) {
      expect((await renderList(`${list}/page/${number}`)).status, number).toBe(404)
    }
  })
})

test.each(lists)('the newest of $name leads their first page only', async ({ list }) => {
  expect((await renderList(list)).html).toContain('id="lead-story"')
  expect((await renderList(`${list}/page/2`)).html).not.toContain('id="lead-story"')
})

test('no other number is a page of the blog', async () => {
  expect((await renderList(`/blog/page/${PAGES + 1}`)).status).toBe(404)
})
