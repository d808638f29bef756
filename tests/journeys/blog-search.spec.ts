import type { Page } from '@playwright/test'
import { findArticles, searchable } from '../../src/features/blog/search'
import { violations } from './axe'
import { category, part, search, status, titles } from './blog-parts'
import { expect, holdReact, hydrate, test } from './journey'
import { categories, posts, postsOnFirstPage, tags } from './site'
import { blogList, blogSearch as words } from './words'

/** How many results are shown at a time. */
const STEP = 24

const find = (q: string, among = posts) => findArticles(among.map(searchable), q)
const longest = (text = '') => (text.match(/\p{Letter}+/gu) ?? []).sort((a, b) => b.length - a.length)[0] ?? ''
const results = (page: Page, q: string) =>
  expect(titles(page)).toHaveText(
    find(q)
      .slice(0, STEP)
      .map(({ title }) => title),
  )

for (const { category: name = '', ...post } of posts.slice(-1)) {
  const word = longest(post.title)
  const ofExcerpt = longest(post.excerpt)

  test('a search looks at titles and excerpts, whatever the case, and loads the articles once', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/data/search/')) loaded.push(pathname)
    })
    await page.goto('/blog')
    await hydrate(page)
    expect(loaded).toEqual([])
    await search(page).fill(post.title.toUpperCase())
    await results(page, post.title)
    await expect(part(page, words.topMatch({ scope: '' })).getByRole('heading', { level: 3 })).toHaveCount(1)
    await expect(part(page, blogList.articlesHeading)).toBeVisible()
    await expect(part(page, blogList.featured)).toHaveCount(0)
    await expect(status(page, words.foundOf({ found: find(post.title).length, searched: posts.length }))).toBeVisible()
    await expect(page).toHaveURL(/\/blog\?q=/)
    await search(page).fill(ofExcerpt)
    await results(page, ofExcerpt)
    await search(page).fill('')
    await expect(titles(page)).toHaveCount(postsOnFirstPage)
    await expect(part(page, blogList.featured)).toBeVisible()
    await expect(page).toHaveURL('/blog')
    expect(loaded[0]).toBe('/data/search/blog.json')
    expect(new Set(loaded).size).toBe(loaded.length)
  })

  test('a search shows 24 results at a time, and what has arrived at once', async ({ page }) => {
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ slug: `post-${from + index}`, title: `Post number ${from + index}`, excerpt: 'Words.' },
        ...{ category: name, date: '2024-01-15' },
      }))
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('/data/search/blog.json', (route) => route.fulfill({ json: { parts: 2 } }))
    await page.route('/data/search/blog/1.json', (route) => route.fulfill({ json: rows(31, 20) }))
    await page.route('/data/search/blog/0.json', async (route) => {
      await gate
      await route.fulfill({ json: rows(1, 30) })
    })
    // A link that has the focus is fetched in advance.
    await page.route('/data/blog/post-*.json', (route) =>
      route.continue({ url: new URL(`/data/blog/${post.slug}.json`, route.request().url()).href }),
    )
    await page.goto('/blog?q=number')
    await expect(titles(page)).toHaveCount(20)
    await expect(part(page, words.topMatch({ scope: '' })).getByRole('heading', { level: 3 })).toHaveText(
      'Post number 50',
    )
    await expect(part(page, blogList.articlesHeading).getByRole('listitem')).toHaveCount(19)
    await expect(status(page, words.foundSoFar({ found: 20 }))).toBeVisible()
    await expect(page.getByText(words.searching)).toBeVisible()
    letGo()
    await expect(status(page, words.foundOf({ found: 50, searched: 50 }))).toBeVisible()
    await expect(page.getByText(words.searching)).toHaveCount(0)
    await expect(titles(page)).toHaveCount(STEP)
    await page.getByRole('button', { name: words.more }).press('Enter')
    await expect(page.getByRole('link', { name: 'Post number 26', exact: true })).toBeFocused()
    await page.getByRole('button', { name: words.more }).press('Enter')
    await expect(titles(page)).toHaveCount(50)
    await expect(page.getByRole('button', { name: words.more })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test('a search that cannot be loaded says so and can be tried again', async ({ page, noise }) => {
    noise.expect(/500/)
    await page.route('/data/search/blog/*.json', (route) => route.fulfill({ status: 500 }))
    await page.goto(`/blog?q=${encodeURIComponent(word)}`)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(words.failed)
    await page.unroute('/data/search/blog/*.json')
    await alert.getByRole('button', { name: words.tryAgain }).click()
    await results(page, word)
    await expect(alert).toHaveCount(0)
  })

  test('a search goes on in a category, and the address keeps it', { tag: '@deep' }, async ({ page }) => {
    const among = posts.filter((other) => other.category === name)
    const { path = '' } = categories.find((list) => list.name === name) ?? {}
    await page.goto('/blog')
    await hydrate(page)
    await search(page).fill(word)
    await expect(status(page, words.foundOf({ found: find(word).length, searched: posts.length }))).toBeVisible()
    await category(page, name).click()
    await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(word)}`)
    await expect(status(page, words.foundOf({ found: find(word, among).length, searched: among.length }))).toBeVisible()
    await page.reload()
    await expect(titles(page)).toHaveCount(Math.min(STEP, find(word, among).length))
    await expect(search(page)).toHaveValue(word)
    await expect(part(page, words.topMatch({ scope: words.inCategory({ category: name }) }))).toBeVisible()
    await expect(part(page, blogList.articlesHeading)).toBeVisible()
    await expect(category(page, name)).toHaveAttribute('aria-current', 'page')
  })

  for (const { path } of tags.slice(0, 1))
    test('a search in the list of a tag looks at all articles', async ({ page }) => {
      await page.goto(path)
      await hydrate(page)
      await search(page).fill(word)
      await expect(part(page, words.topMatch({ scope: words.inAll }))).toBeVisible()
      await expect(status(page, words.foundOf({ found: find(word).length, searched: posts.length }))).toBeVisible()
    })

  test('a search without results says so and can be cleared', async ({ page }) => {
    await page.goto('/blog?q=qqzzqq')
    await expect(page.getByText(words.nothing({ q: 'qqzzqq', scope: '' }))).toBeVisible()
    await expect(status(page, words.noneFound)).toBeVisible()
    await expect(titles(page)).toHaveCount(0)
    await page.getByRole('button', { name: words.clear }).click()
    await expect(titles(page)).toHaveCount(postsOnFirstPage)
    await expect(search(page)).toHaveValue('')
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { level: 2, name: blogList.latestArticles })).toBeFocused()
  })

  test('a search typed before React is there is not lost', async ({ page }) => {
    const react = await holdReact(page)
    await page.goto('/blog')
    await search(page).fill(word)
    react.letGo()
    await hydrate(page)
    await expect(search(page)).toHaveValue(word)
    await expect(status(page, words.foundOf({ found: find(word).length, searched: posts.length }))).toBeVisible()
    await expect(page).toHaveURL(/[?&]q=/)
  })
}
