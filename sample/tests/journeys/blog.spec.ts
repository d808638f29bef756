/** The blog of the sample, as the specification describes it. */
import { category, part, titles } from '../../../tests/journeys/blog-parts'
import { expect, test } from '../../../tests/journeys/journey'

test('six posts of January 2024 are in four categories', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates blog')
  await expect(titles(page)).toHaveCount(6)
  await expect(part(page, 'Featured article').getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(part(page, 'Latest Articles').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
    ...['All', 'Development', 'Design', 'Marketing', 'UX/UI'],
  ])
  const times = page.getByRole('main').locator('time')
  for (const time of await times.all()) await expect(time).toHaveAttribute('datetime', /^2024-01-/)
  await category(page, 'UX/UI').click()
  await expect(page).toHaveURL('/blog/category/ux-ui')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.example.com/blog/category/ux-ui',
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Articles', exact: true })).toBeVisible()
})

test('a search finds words of a title or of an excerpt only', async ({ page }) => {
  for (const q of ['MINUTE BY minute', 'holding statement']) {
    await page.goto(`/blog?q=${q}`)
    await expect(titles(page)).toHaveText(['The first hour of a crisis: minute by minute'])
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: '1 of 6 articles' })).toBeVisible()
  }
  await page.goto('/blog?category=Marketing&q=embargo')
  await expect(page).toHaveURL('/blog/category/marketing?q=embargo')
  await expect(titles(page)).toHaveText(['Embargo, exclusive or open launch: how to choose'])
  await page.goto('/blog?q=zeppelin')
  await expect(page.getByText('We have not written about “zeppelin”')).toBeVisible()
})

test('an article names its category, reading time, author and day, and leads on', async ({ page }) => {
  await page.goto('/blog/brief-an-agency')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('How to brief a PR agency on one page')
  await expect(article.getByRole('link', { name: 'Marketing', exact: true })).toBeVisible()
  await expect(article).toContainText('6 min read')
  await expect(article).toContainText('The accounts desk')
  await expect(article.locator('time')).toHaveAttribute('datetime', '2024-01-18')
  await expect(article.getByRole('heading', { level: 2, name: 'The seven lines' })).toBeVisible()
  const related = page.getByRole('region', { name: 'Related articles' })
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([/^The first hour/, /^Embargo/, /^A press page/])
  for (const network of [/Twitter/, /Facebook/, /LinkedIn/])
    await expect(article.getByRole('link', { name: network })).toHaveAccessibleName(/opens in a new tab/)
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'briefing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles tagged “briefing”')
  await expect(titles(page)).toHaveText(['How to brief a PR agency on one page', /^The one-page creator brief/])
})
