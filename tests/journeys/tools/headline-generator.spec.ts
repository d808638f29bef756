import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/pr-headline-generator'
const NEWS = 'Acme raises $5M to build solar kettles'

const submit = (page: Page) => page.getByRole('button', { name: 'Generate headlines' })
const headlines = (page: Page) => page.getByRole('checkbox')
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Eight headlines from your topic' })
const toast = (page: Page) => page.getByRole('region', { name: /^Messages/ })

async function open(page: Page) {
  await page.goto(PATH)
  await hydrate(page)
}

async function generate(page: Page, topic: string) {
  await page.getByLabel('Topic').fill(topic)
  await submit(page).click()
  await expect(heading(page)).toBeVisible()
}

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('from a topic to eight headlines, with the network cut', async ({ page }) => {
  await open(page)
  await goOffline(page)
  await page.getByLabel('Topic').fill(NEWS)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(heading(page)).toBeFocused()
  await expect(toast(page).getByText('Headlines Generated!')).toBeVisible()
  await expect(toast(page).getByText('8 headlines from your topic. Nothing was sent anywhere.')).toBeVisible()

  await expect(headlines(page)).toHaveCount(8)
  const list = page.getByRole('list').filter({ has: headlines(page) })
  await expect(list.locator('> li')).toHaveCount(8)
  await expect(list.locator('> li').first()).toContainText('Straight news')
  await expect(
    page.getByRole('checkbox', { name: 'With $5M in new funding, Acme to build solar kettles' }),
  ).toBeVisible()
  // “Acme raises $5M to build solar kettles” has 38 characters: whole in a search result, cut on a phone.
  await expect(list.locator('> li').first()).toContainText('38 characters, 7 words')
  await expect(list.locator('> li').first()).toContainText('Acme raises $5M to build solar…')
  await expect(page.getByText('News type: Funding, because your topic says “raises”.')).toBeVisible()
  await expect(list.locator('mark').first()).toHaveText(/^\[.+\]$/)
  expect(new URL(page.url()).search).toBe('')
})

test('a shortlist takes away what was ticked, and all eight without one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await generate(page, NEWS)
  await page.getByRole('button', { name: 'Copy all 8 headlines' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect((await copied()).split('\n')).toHaveLength(8)

  await page.getByRole('checkbox', { name: NEWS, exact: true }).check()
  await page.getByRole('checkbox', { name: `Why ${NEWS}` }).check()
  await expect(page.getByText('2 of 8 on your shortlist')).toBeVisible()
  await page.getByRole('button', { name: /Copy shortlist \(2\)|Copied!/ }).click()
  await expect.poll(copied).toBe(`${NEWS}\nWhy ${NEWS}`)

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const rows = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain('Headline,Pattern,Characters,Words,Placeholders,Search result')
  expect(rows[1]).toContain(`${NEWS},Straight news,38,7,0,whole,whole,`)

  const markdown = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Markdown' }).click()
  expect(await readFile(await (await markdown).path(), 'utf8')).toContain(`1. **${NEWS}**`)
})

test('Generate More leads back to an empty form', async ({ page }) => {
  await open(page)
  await generate(page, 'solar kettle')
  await page.getByRole('button', { name: 'Generate More' }).click()
  await expect(page.getByLabel('Topic')).toHaveValue('')
  await expect(heading(page)).toBeHidden()
})

test('a topic without a word gets a message, an empty one too', async ({ page }) => {
  await open(page)
  await submit(page).click()
  await expect(page.getByText('Topic: please fill this in.')).toBeVisible()
  await page.getByLabel('Topic').fill('🚀 !!!')
  await submit(page).click()
  await expect(page.getByText('Topic needs at least one word or number.')).toBeVisible()
  await expect(page.getByLabel('Topic')).toBeFocused()
  await expect(page.getByLabel('Topic')).toHaveValue('🚀 !!!')
})

test('mark-up and endless topics stay text, and fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await generate(page, `<img src=x onerror=alert(1)> ${'Donaudampfschiff'.repeat(80)}`)
  await expect(headlines(page)).toHaveCount(8)
  await expect(page.getByText(/^Your topic has \d+ characters\./)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form and result have no accessibility violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page)
    expect(await violations(page)).toEqual([])
    await generate(page, 'our new CEO Maria from Google')
    await page.getByText('How this was computed').click()
    expect(await violations(page)).toEqual([])
  })
}
