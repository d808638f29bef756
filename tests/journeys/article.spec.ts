import type { BlogEntry } from '../../src/schema/entries'
import { examplesOf } from '../tier'
import { expectNewTab } from './agency'
import { present } from './content'
import { expect, hydrate, messages, test } from './journey'
import { categories, dataOf, htmlOf, posts, textWith, WIDE_TABLE } from './site'
import { contents, copying, blogArticle as words } from './words'

const [newest] = posts

for (const { slug, title, category, date } of present(newest)) {
  test('an article names its category, reading time, author and day, and leads back', async ({ page }) => {
    const { readTime, author } = dataOf<BlogEntry>(`blog/${slug}`)
    await page.goto(`/blog/${slug}`)
    const article = page.getByRole('article')
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const name of present(category)) await expect(article.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(article).toContainText(readTime)
    await expect(article).toContainText(author)
    await expect(article.locator('time')).toHaveAttribute('datetime', date)
    await expect(article.locator('img').first()).toBeVisible()
    await article.getByRole('link', { name: words.back }).click()
    await expect(page).toHaveURL('/blog')
  })

  for (const { name, path, entries } of present(categories.find(({ name }) => name === category)))
    test('the category of an article leads to its neighbors', { tag: '@deep' }, async ({ page }) => {
      await page.goto(`/blog/${slug}`)
      await page.getByRole('article').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(entries.length)
    })

  test('an article is copied as Markdown, as its twin says it', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/blog/${slug}`)
    await page.getByRole('article').getByRole('button', { name: copying.asMarkdown }).click()
    await expect(messages(page)).toContainText(copying.copiedToClipboard)
    const twin = await (await request.get(`/blog/${slug}.md`)).text()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin)
  })

  test('an article says when its Markdown cannot be had', async ({ page, context, noise }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    noise.expect(/500/)
    await page.route('**/*.md', (route) => route.fulfill({ status: 500 }))
    await page.goto(`/blog/${slug}`)
    await page.getByRole('article').getByRole('button', { name: copying.asMarkdown }).click()
    await expect(messages(page)).toContainText(copying.failed)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a link leads to the Markdown of an article', async ({ page }) => {
      await page.goto(`/blog/${slug}`)
      const article = page.getByRole('article')
      await expect(article.getByRole('button', { name: copying.asMarkdown })).toBeHidden()
      await expect(article.getByRole('link', { name: copying.readAsMarkdown })).toHaveAttribute(
        'href',
        `/blog/${slug}.md`,
      )
    })
  })

  test('an article is shared on three networks, each in a new tab', { tag: '@deep' }, async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
    for (const [network, host] of [
      ['Twitter', 'x.com'],
      ['Facebook', 'www.facebook.com'],
      ['LinkedIn', 'www.linkedin.com'],
    ] as const) {
      const link = page
        .getByRole('article')
        .getByRole('link', { name: words.shareOn.trim() })
        .filter({ hasText: network })
      await expectNewTab(link)
      const address = new URL((await link.getAttribute('href')) ?? '')
      expect(address.host).toBe(host)
      expect([...address.searchParams.values()]).toContain(canonical)
    }
  })

  test('every article leads to three others, or to all where there are fewer', async ({ page }) => {
    for (const { slug } of examplesOf(posts).slice(0, 20)) {
      await page.goto(`/blog/${slug}`)
      const related = page.getByRole('region', { name: words.related }).getByRole('heading', { level: 3 })
      await expect(related).toHaveText(dataOf<BlogEntry>(`blog/${slug}`).related.map(({ title }) => title))
      await expect(related).toHaveCount(Math.min(3, posts.length - 1))
    }
  })

  for (const [first] of posts.length > 1 ? [dataOf<BlogEntry>(`blog/${slug}`).related] : [])
    test('an article leads on to a related one', async ({ page }) => {
      await page.goto(`/blog/${slug}`)
      await page.getByRole('region', { name: words.related }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
    })
}

const paths = posts.map(({ slug }) => `/blog/${slug}`)
const sectionsOf = (path: string) => htmlOf(path).match(/<h2 id="[^"]*"/g) ?? []

for (const path of present(paths.find((path) => sectionsOf(path).length > 3)))
  test('the contents of an article mark the section that one reads', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const list = page.getByRole('navigation', { name: contents.onThisPage })
    const sections = await list.getByRole('link').allTextContents()
    for (const section of [sections[1] ?? '', sections[2] ?? '']) {
      await page
        .getByRole('heading', { level: 2, name: section, exact: true })
        .evaluate((heading) => heading.scrollIntoView())
      await expect(list.locator(':target-current')).toHaveText([section])
    }
  })

for (const path of present(paths.find((path) => sectionsOf(path).length > 0)))
  for (const width of [360, 1440]) {
    test(`a link to a place leads to its heading, just below the header: ${width} pixels wide`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height)
      // The first of them: nothing is missing below it that would keep the page from scrolling so far.
      const heading = page.getByRole('article').locator('h2[id]').first()
      await page.goto(`${path}#${await heading.getAttribute('id')}`)
      const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
      await expect.poll(top).toBeLessThanOrEqual(header + 40)
      expect(await top()).toBeGreaterThanOrEqual(header)
    })
  }

for (const path of present(textWith(WIDE_TABLE))) {
  test('on a phone a row of three columns is a list of labels and values, and still a row of a table', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const table = page
      .getByRole('table')
      .filter({ has: page.locator('th:nth-child(3)') })
      .first()
    const cells = table.locator('tbody tr').first().locator('td')
    const [upper, lower] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()]
    expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0))
    const label = (await table.locator('th').nth(1).textContent()) ?? ''
    expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(`"${label}"`)
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const roles = (role: string) => nodes.filter((node) => node.role?.value === role).length
    expect(roles('table')).toBe(await page.getByRole('table').count())
    expect(roles('columnheader')).toBe(await page.locator('th').count())
    expect(roles('cell')).toBe(await page.locator('td').count())
  })

  test('on a wide screen a table is wider than the text', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const width = async (selector: string) =>
      (await page.locator(`.prose ${selector}`).first().boundingBox())?.width ?? 0
    expect(await width('table:has(th:nth-child(3))')).toBeGreaterThan(1.25 * (await width('> p')))
  })
}

for (const path of present(paths.find((path) => sectionsOf(path).length > 1)))
  test('React starts on an article whose headings have the ids of the data in the page', async ({ page }) => {
    await page.route(path, async (route) => {
      const answer = await route.fetch()
      const ids = ['boot', 'content']
      const body = (await answer.text()).replace(/<h2 id="[^"]*"/g, (tag) => {
        const id = ids.shift()
        return id ? `<h2 id="${id}"` : tag
      })
      expect(ids).toEqual([])
      await route.fulfill({ response: answer, body })
    })
    await page.goto(path)
    await hydrate(page)
  })
