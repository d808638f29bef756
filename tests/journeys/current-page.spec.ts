import type { Locator } from '@playwright/test'
import { navigation } from './content'
import { expect, test } from './journey'

const lineBelow = (link: Locator) => link.evaluate((element) => getComputedStyle(element).textDecorationLine)
const frame = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderTopWidth)

test('the header underlines the link to the page one is on, and no other', async ({ page }) => {
  for (const { label, link } of [...navigation.header.links, ...navigation.header.sections]) {
    await page.goto(link)
    const current = page.getByRole('banner').locator('.nav-item[aria-current="page"]')
    await expect(current, link).toHaveText(label)
    expect(await lineBelow(current), link).toBe('underline')
    const others = page.getByRole('banner').locator('a.nav-item:not([aria-current])')
    for (const other of await others.all()) expect(await lineBelow(other), link).toBe('none')
  }
})

test('the menu of a phone underlines the page one is on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/startups')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const current = page.getByRole('navigation', { name: 'Mobile' }).locator('a[aria-current="page"]')
  await expect(current).toHaveText('Startups')
  expect(await lineBelow(current)).toBe('underline')
})

test('in forced colors the chosen category of the blog has a frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/blog/category/design')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  const chosen = categories.locator('a[aria-current="page"]')
  await expect(chosen).toHaveText('Design')
  expect(await frame(chosen)).toBe('2px')
  expect(await frame(categories.getByRole('link', { name: 'All', exact: true }))).toBe('0px')
})
