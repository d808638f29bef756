import type { Page } from '@playwright/test'
import { examplesOf } from '../tier'
import { agency } from './agency'
import { violations } from './axe'
import { blog, blogPage } from './content'
import { expect, holdReact, hydrate, test } from './journey'

const categoryPaths = {
  Development: '/blog/category/development',
  Design: '/blog/category/design',
  Marketing: '/blog/category/marketing',
  'UX/UI': '/blog/category/ux-ui',
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true })
const status = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text })
const lead = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })
const grid = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('the blog opens with a featured article above the latest ones', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates blog')
  await expect(titles(page)).toHaveCount(6)
  await expect(lead(page, 'Featured article').getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(grid(page, 'Latest Articles').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
    'All',
    ...Object.keys(categoryPaths),
  ])
  await expect(category(page, 'All')).toHaveAttribute('aria-current', 'page')
  // Newest first, all of January 2024.
  const days = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toEqual([...days].sort().reverse())
  for (const day of days) expect(day).toMatch(/^2024-01-/)
})

test('a card leads to its article', async ({ page }) => {
  await page.goto('/blog')
  for (const title of examplesOf(await titles(page).allTextContents())) {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(titles(page)).toHaveCount(6)
  }
})

test('a search looks at titles and excerpts, whatever the case, and loads the articles once', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/data/search/')) loaded.push(pathname)
  })
  await page.goto('/blog')
  await hydrate(page)
  expect(loaded).toEqual([])
  await search(page).fill('MINUTE BY minute')
  await expect(titles(page)).toHaveText(['The first hour of a crisis: minute by minute'])
  await expect(page.getByRole('region', { name: 'Featured article' })).toHaveCount(0)
  await expect(lead(page, 'Top match').getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(grid(page, 'Articles')).toContainText('There are no more articles to show.')
  await expect(status(page, '1 of 6 articles')).toBeVisible()
  await expect(page).toHaveURL(/\/blog\?q=/)
  // Words that are in an excerpt only.
  await search(page).fill('holding statement')
  await expect(titles(page)).toHaveText(['The first hour of a crisis: minute by minute'])
  await search(page).fill('')
  await expect(titles(page)).toHaveCount(6)
  await expect(lead(page, 'Featured article')).toBeVisible()
  await expect(page).toHaveURL('/blog')
  expect(loaded).toEqual(['/data/search/blog.json', '/data/search/blog/0.json'])
})

test('a search shows 24 results at a time, and what has arrived at once', async ({ page }) => {
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      slug: `post-${from + index}`,
      title: `Post number ${from + index}`,
      excerpt: 'Words.',
      category: from + index === 1 ? 'Design' : 'Marketing',
      date: '2024-01-15',
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
    route.continue({ url: new URL('/data/blog/brief-an-agency.json', route.request().url()).href }),
  )
  await page.goto('/blog?q=number')
  await expect(titles(page)).toHaveCount(20)
  await expect(lead(page, 'Top match').getByRole('heading', { level: 3 })).toHaveText('Post number 50')
  await expect(grid(page, 'Articles').getByRole('listitem')).toHaveCount(19)
  await expect(status(page, '20 articles found so far')).toBeVisible()
  await expect(page.getByText('Searching…')).toBeVisible()
  letGo()
  await expect(status(page, '50 of 50 articles')).toBeVisible()
  await expect(page.getByText('Searching…')).toHaveCount(0)
  await expect(titles(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'More results' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Post number 26', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'More results' }).press('Enter')
  await expect(titles(page)).toHaveCount(50)
  await expect(page.getByRole('button', { name: 'More results' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('a search that cannot be loaded says so and can be tried again', async ({ page, noise }) => {
  noise.expect(/500/)
  await page.route('/data/search/blog/0.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/blog?q=embargo')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Not all articles could be searched.')
  await page.unroute('/data/search/blog/0.json')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveText(['Embargo, exclusive or open launch: how to choose'])
  await expect(alert).toHaveCount(0)
})

test('every category has a page, and no article is lost', async ({ page }) => {
  await page.goto('/blog')
  const all = await titles(page).allTextContents()
  const found: string[] = []
  for (const [name, path] of Object.entries(categoryPaths)) {
    await category(page, name).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(category(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(category(page, 'All')).not.toHaveAttribute('aria-current')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://www.example.com${path}`)
    found.push(...(await titles(page).allTextContents()))
  }
  expect(found.sort()).toEqual(all.sort())
  await category(page, 'All').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeVisible()
})

test('a search goes on in a category, and the address keeps it', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/blog')
  await hydrate(page)
  await search(page).fill('agency')
  await expect(status(page, '2 of 6 articles')).toBeVisible()
  await category(page, 'Marketing').click()
  await expect(page).toHaveURL('/blog/category/marketing?q=agency')
  await expect(status(page, 'of 3 articles')).toBeVisible()
  await search(page).fill('embargo')
  await expect(titles(page)).toHaveText(['Embargo, exclusive or open launch: how to choose'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Embargo, exclusive or open launch: how to choose'])
  await expect(search(page)).toHaveValue('embargo')
  await expect(lead(page, 'Top match in Marketing')).toBeVisible()
  await expect(grid(page, 'Articles')).toBeVisible()
  await expect(category(page, 'Marketing')).toHaveAttribute('aria-current', 'page')
})

test('the old addresses of categories lead on', async ({ page }) => {
  await page.goto('/blog?category=UX%2FUI')
  await expect(page).toHaveURL('/blog/category/ux-ui')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UX/UI')
  await page.goto('/blog?category=Marketing&q=embargo')
  await expect(page).toHaveURL('/blog/category/marketing?q=embargo')
  await expect(titles(page)).toHaveText(['Embargo, exclusive or open launch: how to choose'])
})

test('Back goes to the category before, and from an article to the list as it was', async ({ page }) => {
  await page.goto('/blog')
  await hydrate(page)
  await category(page, 'Marketing').click()
  await expect(titles(page)).toHaveCount(3)
  await category(page, 'Design').click()
  await expect(titles(page)).toHaveCount(1)
  await page.goBack()
  await expect(titles(page)).toHaveCount(3)
  await page.getByRole('region', { name: 'Articles', exact: true }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
  await page.goBack()
  await expect(titles(page)).toHaveCount(3)
  await page.goBack()
  await expect(titles(page)).toHaveCount(6)
})

test('a search without results says so and can be cleared', async ({ page }) => {
  await page.goto('/blog?q=zeppelin')
  await expect(page.getByText('We have not written about “zeppelin” yet.')).toBeVisible()
  await expect(status(page, 'No articles found')).toBeVisible()
  await expect(titles(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(titles(page)).toHaveCount(6)
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeFocused()
})

test('an address that nobody understands shows all articles', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/blog?category=Nonsense&q=%20&x=1')
  await hydrate(page)
  await expect(titles(page)).toHaveCount(6)
})

test('a search typed before React is there is not lost', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/blog')
  await search(page).fill('brief')
  react.letGo()
  await hydrate(page)
  await expect(search(page)).toHaveValue('brief')
  await expect(page.getByText('2 of 6 articles')).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=brief/)
})

test('a tag of an article leads to everything that has it', async ({ page }) => {
  await page.goto('/blog/brief-an-agency')
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'briefing' }).click()
  await expect(page).toHaveURL('/blog/tag/briefing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles tagged “briefing”')
  await expect(titles(page)).toHaveText(['How to brief a PR agency on one page', /^The one-page creator brief/])
  await hydrate(page)
  await search(page).fill('embargo')
  await expect(lead(page, 'Top match in all articles')).toBeVisible()
  await expect(status(page, 'of 6 articles')).toBeVisible()
})

const unknown = ['/blog/page/1', '/blog/page/2', '/blog/page/x', '/blog/category/sport', '/blog/tag/briefing/page/2']

for (const path of examplesOf(unknown)) {
  test(`${path} is not found`, async ({ page, noise }) => {
    noise.expect(/404/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('categories and tags lead on, and no search is offered', async ({ page }) => {
    await page.goto('/blog')
    await expect(search(page)).toBeHidden()
    await expect(page.getByText(/^The search needs JavaScript\. Browse by category/)).toBeVisible()
    await category(page, 'UX/UI').click()
    await expect(page).toHaveURL('/blog/category/ux-ui')
    await titles(page).first().getByRole('link').click()
    await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'usability' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles tagged “usability”')
  })
})

test('the newsletter is asked for by e-mail, with an address that the browser checks', async ({
  page,
  openedMails,
}) => {
  await page.goto('/blog')
  await hydrate(page)
  const box = page.getByRole('region', { name: blogPage?.newsletter.heading })
  const address = box.getByRole('textbox', { name: 'Email address' })
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(address).toBeFocused()
  await address.fill('nonsense')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  expect(openedMails).toEqual([])
  await address.fill('reader@example.org')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByRole('status')).toContainText('Your email program should open with the request.')
  expect(openedMails).toHaveLength(1)
  const mail = new URL(openedMails[0] ?? '')
  expect(mail.pathname).toBe(agency.email)
  expect(mail.searchParams.get('body')).toContain('reader@example.org')
})

test('an article names its category, reading time, author and day, and leads back', async ({ page }) => {
  await page.goto('/blog/brief-an-agency')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('How to brief a PR agency on one page')
  await expect(article.getByRole('link', { name: 'Marketing', exact: true })).toBeVisible()
  await expect(article).toContainText('6 min read')
  await expect(article).toContainText('The accounts desk')
  await expect(article.locator('time')).toHaveAttribute('datetime', '2024-01-18')
  await expect(article.locator('img').first()).toBeVisible()
  await expect(article.getByRole('heading', { level: 2, name: 'The seven lines' })).toBeVisible()
  await article.getByRole('link', { name: /Back to the blog/ }).click()
  await expect(page).toHaveURL('/blog')
})

test('the category of an article leads to its neighbours', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/blog/brief-an-agency')
  await page.getByRole('article').getByRole('link', { name: 'Marketing', exact: true }).click()
  await expect(page).toHaveURL('/blog/category/marketing')
  await expect(titles(page)).toHaveCount(3)
})

test('an article is shared on three networks, each in a new tab', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/blog/embargo-or-exclusive')
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  for (const [network, host] of [
    [/Twitter/, 'x.com'],
    [/Facebook/, 'www.facebook.com'],
    [/LinkedIn/, 'www.linkedin.com'],
  ] as const) {
    const link = page.getByRole('article').getByRole('link', { name: network })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.host).toBe(host)
    expect([...address.searchParams.values()]).toContain(canonical)
  }
})

test('the contents of an article mark the section that one reads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog/brief-an-agency')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const sections = await contents.getByRole('link').allTextContents()
  for (const section of [sections[1] ?? '', sections[2] ?? '']) {
    await page.getByRole('heading', { level: 2, name: section }).evaluate((heading) => heading.scrollIntoView())
    await expect(contents.locator(':target-current')).toHaveText([section])
  }
})

const TABLE = '/blog/first-hour-of-a-crisis'

test('on a phone a row of three columns is a list of labels and values, and still a row of a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(TABLE)
  const row = page
    .getByRole('table')
    .first()
    .getByRole('row', { name: /^Facts/ })
  const [role, does] = [row.getByRole('cell').nth(0), row.getByRole('cell').nth(1)]
  const [upper, lower] = [await role.boundingBox(), await does.boundingBox()]
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0))
  expect(await does.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('"Does"')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const roles = (role: string) => nodes.filter((node) => node.role?.value === role).length
  expect(roles('table')).toBe(await page.getByRole('table').count())
  expect(roles('columnheader')).toBe(await page.locator('th').count())
  expect(roles('cell')).toBe(await page.locator('td').count())
})

test('on a wide screen a table is wider than the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(TABLE)
  const width = async (selector: string) => (await page.locator(`.prose ${selector}`).first().boundingBox())?.width ?? 0
  expect(await width('table')).toBeGreaterThan(1.25 * (await width('> p')))
})

test('an article leads to three others, those of its category first, the next older one before the rest', async ({
  page,
}) => {
  await page.goto('/blog/brief-an-agency')
  const related = page.getByRole('region', { name: 'Related articles' })
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([/^The first hour/, /^Embargo/, /^A press page/])
  await related.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The first hour/)
})

test('every article leads to three others, or to all where there are fewer', async ({ page }) => {
  const open = [...blog].filter(
    ([, { draft, publishAt }]) => !draft && !(publishAt && new Date(publishAt) > new Date()),
  )
  for (const [id] of examplesOf(open)) {
    await page.goto(`/blog/${id}`)
    const related = page.getByRole('region', { name: 'Related articles' })
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(Math.min(3, open.length - 1))
  }
})

test('React starts on an article whose headings have the ids of the data in the page', async ({ page }) => {
  await page.route('/blog/brief-an-agency', async (route) => {
    const answer = await route.fetch()
    const ids = ['boot', 'content']
    const body = (await answer.text()).replace(/<h2 id="[^"]*"/g, (tag) => {
      const id = ids.shift()
      return id ? `<h2 id="${id}"` : tag
    })
    expect(ids).toEqual([])
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/blog/brief-an-agency')
  await hydrate(page)
})
