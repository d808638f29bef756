import { resources, resourcesPage } from './content'
import { comeToRest, expect, holdReact, hydrate, test } from './journey'

test('the list of resources leads to every guide', async ({ page }) => {
  await page.goto('/resources')
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  const addresses = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
  const byOrder = [...resources]
    .sort(([, a], [, b]) => (a.order ?? 0) - (b.order ?? 0))
    .map(([id]) => `/resources/${id}`)
  expect(addresses).toEqual(byOrder.slice(1))
  const first = page.getByRole('region', { name: resourcesPage.startHere }).getByRole('link')
  await expect(first).toHaveAttribute('href', byOrder[0] ?? '')
})

test('the list shows the picture, the kind and the length of every guide', async ({ page }) => {
  await page.goto('/resources')
  for (const [id, { title, kind = '', imageAlt }] of resources) {
    const heading = page.getByRole('heading', { level: 2, name: title })
    const guide = page.locator('li, section', { has: heading })
    await expect(guide, id).toContainText(kind)
    await expect(guide, id).toContainText(/\d+ min read/)
    await expect(guide.getByRole('img', { name: imageAlt }), id).toBeVisible()
  }
})

test('every guide says when it was updated and how long it takes, and leads on', async ({ page }) => {
  for (const [id, { title, kind = '', imageAlt }] of resources) {
    await page.goto(`/resources/${id}`)
    const guide = page.getByRole('article')
    await expect(guide.getByRole('heading', { level: 1 }), id).toHaveText(title)
    await expect(guide.locator('time'), id).toHaveCount(1)
    await expect(guide, id).toContainText(/\d+ min read/)
    await expect(guide, id).toContainText(kind)
    await expect(guide.getByRole('img', { name: imageAlt }), id).toBeVisible()
    expect(await guide.getByRole('heading', { level: 2 }).count(), id).toBeGreaterThanOrEqual(3)
    await expect(page.getByRole('region', { name: 'Related guides' }).getByRole('link').first(), id).toBeVisible()
  }
})

test('the table of contents leads to a section, and the header does not cover it', async ({ page }) => {
  await page.goto('/resources/startup-pr-guide')
  const contents = page.getByRole('navigation', { name: /contents|on this page/i }).filter({ visible: true })
  const entry = contents.getByRole('link').nth(2)
  const title = (await entry.textContent()) ?? ''
  await entry.click()
  const heading = page.getByRole('article').getByRole('heading', { name: title })
  await comeToRest(page)
  await expect(heading).toBeInViewport({ ratio: 1 })
  expect((await heading.boundingBox())?.y).toBeGreaterThan(60)
})

test('Back shows the guide as it was when it was opened', async ({ page }) => {
  await page.goto('/resources/startup-pr-guide')
  const body = page.getByRole('article').locator('.prose')
  const opened = await body.innerHTML()
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our customers')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Startup PR before you have an agency')
  expect(await body.innerHTML()).toBe(opened)
})

for (const isAllowed of [true, false]) {
  test(`the copy button, pressed before React is there, ${isAllowed ? 'copies the sample' : 'says when the browser forbids to copy'}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(isAllowed ? ['clipboard-read', 'clipboard-write'] : [])
    const react = await holdReact(page)
    await page.goto('/resources/startup-pr-guide')
    const sample = page.getByRole('article').locator('pre', { hasText: 'Hello [first name],' })
    await sample.locator('+ button', { hasText: 'Copy this text' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-waiting')
    react.letGo()
    const message = isAllowed ? 'Copied to clipboard!' : 'Copy failed'
    await expect(page.getByRole('region', { name: /^Messages/ })).toContainText(message)
    if (isAllowed)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await sample.evaluate(({ textContent }) => textContent),
      )
  })
}
