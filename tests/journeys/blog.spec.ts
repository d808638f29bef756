import type { Page } from '@playwright/test'
import { agency } from './agency'
import { expect, holdReact, hydrate, test } from './journey'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true })
const lead = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })
const grid = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

test('the blog opens with a featured article above the latest ones', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates blog')
  await expect(titles(page)).toHaveCount(6)
  await expect(lead(page, 'Featured article').getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(grid(page, 'Latest Articles').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('group', { name: 'Categories' }).getByRole('button')).toHaveText([
    'All',
    'Development',
    'Design',
    'Marketing',
    'UX/UI',
  ])
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  // Newest first, all of January 2024.
  const days = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toEqual([...days].sort().reverse())
  for (const day of days) expect(day).toMatch(/^2024-01-/)
})

test('every card leads to its article', async ({ page }) => {
  await page.goto('/blog')
  for (const title of await titles(page).allTextContents()) {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(titles(page)).toHaveCount(6)
  }
})

test('a search looks at titles and excerpts, whatever the case', async ({ page }) => {
  await page.goto('/blog')
  await search(page).fill('MINUTE BY minute')
  await expect(lead(page, 'Top match')).toContainText('The first hour of a crisis: minute by minute')
  await expect(titles(page)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Featured article' })).toHaveCount(0)
  await expect(page.getByText('There are no more articles to show.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 of 6 articles' })).toBeVisible()
  await expect(page).toHaveURL(/\/blog\?q=/)
  // Words that stand in an excerpt only.
  await search(page).fill('holding statement')
  await expect(lead(page, 'Top match')).toContainText('The first hour of a crisis')
  await search(page).fill('')
  await expect(titles(page)).toHaveCount(6)
  await expect(lead(page, 'Featured article')).toBeVisible()
  await expect(page).toHaveURL('/blog')
})

test('a category shows its articles, and none of them is lost', async ({ page }) => {
  await page.goto('/blog')
  const all = await titles(page).allTextContents()
  const found: string[] = []
  for (const name of ['Development', 'Design', 'Marketing', 'UX/UI']) {
    await category(page, name).click()
    await expect(category(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('heading', { level: 2, name: 'Articles', exact: true })).toBeVisible()
    await expect(lead(page, 'Top match')).toContainText(name)
    found.push(...(await titles(page).allTextContents()))
  }
  expect(found.sort()).toEqual(all.sort())
  await category(page, 'All').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeVisible()
})

test('search and category work together, and the address keeps both', async ({ page }) => {
  await page.goto('/blog')
  await hydrate(page)
  await category(page, 'Marketing').click()
  await search(page).fill('embargo')
  await expect(titles(page)).toHaveText(['Embargo, exclusive or open launch: how to choose'])
  await expect(page).toHaveURL(/[?&]q=embargo/)
  await expect(page).toHaveURL(/[?&]category=Marketing/)
  await page.reload()
  await expect(titles(page)).toHaveText(['Embargo, exclusive or open launch: how to choose'])
  await expect(search(page)).toHaveValue('embargo')
  await expect(category(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true')
})

test('Back goes to the filter before, and from an article to the list as it was', async ({ page }) => {
  await page.goto('/blog')
  await category(page, 'Marketing').click()
  await expect(titles(page)).toHaveCount(3)
  await category(page, 'Design').click()
  await expect(titles(page)).toHaveCount(1)
  await page.goBack()
  await expect(titles(page)).toHaveCount(3)
  await expect(category(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true')
  await grid(page, 'Articles').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/./)
  await page.goBack()
  await expect(titles(page)).toHaveCount(3)
  await expect(category(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(titles(page)).toHaveCount(6)
})

test('a search without results says so and can be cleared', async ({ page }) => {
  await page.goto('/blog?q=zeppelin')
  await expect(page.getByText('We have not written about “zeppelin” yet.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No articles found' })).toBeVisible()
  await expect(titles(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search and category' }).click()
  await expect(titles(page)).toHaveCount(6)
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeFocused()
})

test('an address that nobody understands shows all articles', async ({ page }) => {
  await page.goto('/blog?category=Nonsense&q=%20&x=1')
  await expect(titles(page)).toHaveCount(6)
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
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

test('a category pressed before React is there is held', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/blog')
  await category(page, 'Design').click()
  await expect(titles(page)).toHaveCount(6)
  react.letGo()
  await expect(titles(page)).toHaveCount(1)
})

test('a search typed and a category pressed before React is there both count', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/blog')
  await category(page, 'Marketing').click()
  await search(page).fill('embargo')
  react.letGo()
  await expect(titles(page)).toHaveText(['Embargo, exclusive or open launch: how to choose'])
  await expect(category(page, 'Marketing')).toHaveAttribute('aria-pressed', 'true')
  await expect(search(page)).toHaveValue('embargo')
  await expect(page).toHaveURL(/[?&]q=embargo/)
})

test('the newsletter is asked for by e-mail, with an address that the browser checks', async ({
  page,
  openedMails,
}) => {
  await page.goto('/blog')
  await hydrate(page)
  const box = page.getByRole('region', { name: 'The Longwire letter' })
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

test('the category of an article leads to its neighbours', async ({ page }) => {
  await page.goto('/blog/brief-an-agency')
  await page.getByRole('article').getByRole('link', { name: 'Marketing', exact: true }).click()
  await expect(page).toHaveURL('/blog?category=Marketing')
  await expect(titles(page)).toHaveCount(3)
})

test('an article is shared on three networks, each in a new tab', async ({ page }) => {
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

test('an article leads to the others of its category, the next older one first', async ({ page }) => {
  await page.goto('/blog/brief-an-agency')
  const related = page.getByRole('region', { name: 'Related articles' })
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([/^The first hour/, /^Embargo/])
  await related.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The first hour/)
})
