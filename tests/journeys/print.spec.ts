import { caseStudies, present, servicesByLength } from './content'
import { expect, test } from './journey'
import { clients, textWith, WIDE_TABLE } from './site'
import { customers } from './words'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

for (const id of present([...caseStudies.keys()][0]))
  test('on paper a case study has no contact form', async ({ page }) => {
    await page.goto(`/case-study/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#contact')).toBeHidden()
  })

for (const path of present(textWith(/<ul>\n<li>(?!<)/)))
  test('on paper a text keeps the dashes of its lists', async ({ page }) => {
    await page.goto(path)
    const dash = await page
      .locator('.prose ul > li:not(.task-list-item)')
      .first()
      .evaluate((item) => getComputedStyle(item, '::before').printColorAdjust)
    expect(dash).toBe('exact')
  })

for (const path of present(textWith(WIDE_TABLE)))
  test('on narrow paper a table keeps its columns', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 600 })
    await page.goto(path)
    const wide = page
      .getByRole('table')
      .filter({ has: page.locator('th:nth-child(3)') })
      .first()
    const cells = wide.locator('tbody tr').first().locator('td')
    expect((await cells.nth(0).boundingBox())?.y).toBe((await cells.nth(1).boundingBox())?.y)
  })

for (const [id] of servicesByLength.slice(0, 1))
  test('on paper headings stay with their text, figures are whole, and no button is left', async ({ page }) => {
    await page.goto(`/services/${id}`)
    const breaks = (selector: string, property: 'breakInside' | 'breakAfter' | 'display') =>
      page
        .getByRole('main')
        .locator(selector)
        .evaluateAll((found, name) => [...new Set(found.map((node) => getComputedStyle(node)[name]))], property)
    expect(await breaks('h2', 'breakAfter')).toEqual(['avoid'])
    // Between the rows of a grid, browsers would break all the same.
    expect(await breaks('.page-grid', 'display')).toEqual(['block'])
    expect(await breaks('li, dl.ledger', 'breakInside')).toEqual(['avoid'])
    await expect(page.getByRole('main').locator('.button').filter({ visible: true })).toHaveCount(0)
  })

for (const { name } of present(clients.at(-1)))
  test('on paper the columns of a client have the width of the page', async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.goto('/customers')
    const client = page.getByRole('article', { name, exact: true })
    const left = async (heading: string) =>
      (await client.getByRole('heading', { level: 4, name: heading, exact: true }).boundingBox())?.x ?? 0
    const { width: whole = 0 } = (await client.boundingBox()) ?? {}
    expect((await left(customers.results)) - (await left(customers.challenge))).toBeGreaterThan(whole / 2)
  })
