import { examplesOf } from '../tier'
import { expect, hydrate, test } from './journey'
import { caseStudies } from './portfolio'

for (const [id, name] of examplesOf(Object.entries(caseStudies))) {
  test(`the case study of ${name} tells the whole story`, async ({ page }) => {
    await page.goto(`/case-study/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(name))
    const story = page.getByRole('article').first()
    for (const term of ['Category', 'Timeline', 'Team size']) {
      await expect(story.getByText(term, { exact: true }).locator('..').getByRole('definition')).toHaveText(/\w/)
    }
    await expect(story.locator('header .figure')).not.toHaveCount(0)
    const section = (heading: string) => story.getByRole('region', { name: heading, exact: true })
    await expect(section('The Challenge').getByRole('paragraph').first()).toBeVisible()
    await expect(section('Our Solution').getByRole('heading', { level: 3, name: 'Services Delivered' })).toBeVisible()
    await expect(section('Our Solution').getByRole('listitem').first()).toBeVisible()
    await expect(section('The Results').getByRole('listitem').first()).toBeVisible()
    // Outlet, type and description.
    await expect(section('Media Coverage').getByRole('listitem').first()).toHaveText(/\w/)
    await expect(section('Media Coverage').getByRole('heading', { level: 3 }).first()).toBeVisible()
    const featured = section('Featured Coverage').getByRole('link')
    await expect(featured.first()).toHaveAccessibleName(/opens in a new tab/)
    for (const link of await featured.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(page.getByRole('heading', { level: 2, name: 'Ready to shape your story?' })).toBeVisible()
  })
}

for (const { screen, width, shape } of examplesOf([
  { screen: 'phone', width: 390, shape: 3 / 2 },
  { screen: 'tablet', width: 800, shape: 5 / 2 },
  { screen: 'laptop', width: 1440, shape: 1 },
])) {
  test(`on a ${screen}, a detail of the picture stands by the solution`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/case-study/tencent')
    const solution = page.getByRole('region', { name: 'Our Solution' })
    const detail = solution.locator('img')
    // It repeats a part of the first picture, so it has no words of its own.
    await expect(detail).toHaveAttribute('alt', '')
    const [frame, text] = [await detail.boundingBox(), await solution.getByRole('paragraph').last().boundingBox()]
    if (!frame || !text) throw new Error('The picture or the text has no place.')
    expect(frame.width / frame.height).toBeCloseTo(shape, 1)
    if (shape === 1) expect(frame.x + frame.width).toBeLessThan(text.x)
    else expect(frame.y + frame.height).toBeLessThan(text.y)
    await page.emulateMedia({ media: 'print' })
    await expect(detail).toBeHidden()
  })
}

test('a delivered service leads to its page', async ({ page }) => {
  await page.goto('/case-study/oneplus')
  const links = page.getByRole('region', { name: 'Our Solution' }).getByRole('link')
  await expect(links).not.toHaveCount(0)
  await links.filter({ hasText: 'Crisis Communication' }).click()
  await expect(page).toHaveURL('/services/crisis-communication')
})

test('a case study opened from far down begins at its top', async ({ page }) => {
  await page.goto('/customers')
  await hydrate(page)
  await page
    .getByRole('article', { name: 'Koelnmesse' })
    .getByRole('link', { name: /Read Case Study/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Koelnmesse' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
