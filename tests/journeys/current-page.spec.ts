import type { Locator } from '@playwright/test'
import { navigation, present } from './content'
import { expect, test } from './journey'
import { categories, hasPage } from './site'
import { blogList, shell } from './words'

const lineBelow = (link: Locator) => link.evaluate((element) => getComputedStyle(element).textDecorationLine)
const frame = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderTopWidth)

const { links, sections } = navigation.header
const pages = [...links, ...sections].filter(({ link }) => hasPage(link))

test('the header underlines the link to the page one is on, and no other', async ({ page }) => {
  for (const { label, link } of pages) {
    await page.goto(link)
    const current = page.getByRole('banner').locator('.nav-item[aria-current="page"]')
    await expect(current, link).toHaveText(label)
    expect(await lineBelow(current), link).toBe('underline')
    const others = page.getByRole('banner').locator('a.nav-item:not([aria-current])')
    for (const other of await others.all()) expect(await lineBelow(other), link).toBe('none')
  }
})

for (const { label, link } of present(pages.at(-1)))
  test('the menu of a phone underlines the page one is on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(link)
    await page.getByRole('button', { name: shell.openMenu }).click()
    const current = page.getByRole('navigation', { name: shell.mobile }).locator('a[aria-current="page"]')
    await expect(current).toHaveText(label)
    expect(await lineBelow(current)).toBe('underline')
  })

for (const { name, path } of present(categories[0]))
  test('in forced colors the chosen category of the blog has a frame', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    const list = page.getByRole('navigation', { name: blogList.categories })
    const chosen = list.locator('a[aria-current="page"]')
    await expect(chosen).toHaveText(name)
    expect(await frame(chosen)).toBe('2px')
    expect(await frame(list.getByRole('link', { name: blogList.all, exact: true }))).toBe('0px')
  })
