import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/influencer-brief-builder'

const lamp = {
  Campaign: 'Spring launch of the Lumen One desk lamp',
  Goals: '500 newsletter sign-ups by the end of May\nAwareness among students',
  Deliverables: '3 Instagram Reels, 5 Stories and 1 YouTube video',
}

const submit = (page: Page) => page.getByRole('button', { name: 'Generate Brief' })
const result = (page: Page) => page.getByRole('region', { name: 'Your brief' })

async function open(page: Page) {
  await page.goto(PATH)
  await hydrate(page)
}

async function fill(page: Page, values: Partial<typeof lamp> = lamp) {
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text)
}

async function generate(page: Page, values: Partial<typeof lamp> = lamp) {
  await fill(page, values)
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your brief' })).toBeFocused()
}

test('a brief is written from campaign, goals and deliverables', async ({ page }) => {
  await open(page)
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Generating Brief...' })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 2, name: 'Your brief' })).toBeFocused()
  await expect(page.getByText('Brief Generated!', { exact: true })).toBeVisible()

  await expect(page.getByRole('heading', { level: 3, name: `${lamp.Campaign}: brief for creators` })).toBeVisible()
  for (const name of ['Overview', 'Objectives', 'Deliverables', 'Timeline', 'Guidelines', 'Compensation']) {
    await expect(page.getByRole('heading', { level: 4, name, exact: true })).toBeVisible()
  }
  const objectives = page.getByRole('region', { name: 'Objectives' })
  await expect(objectives).toContainText('500 newsletter sign-ups by the end of May')
  await expect(objectives).toContainText('Target: [number] accounts reached by [date].')
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('9 pieces on Instagram and YouTube')
  await expect(page.getByRole('region', { name: 'Guidelines' })).toContainText('“#ad”')

  // The count is the number of marks in the document.
  const marks = await page.getByRole('article').locator('mark').count()
  expect(marks).toBeGreaterThan(0)
  await expect(page.getByText(`${marks} placeholders`)).toBeVisible()
  expect(page.url()).not.toContain('?')
})

test('the browser asks for what is missing, in our words', async ({ page }) => {
  await open(page)
  await fill(page, { Campaign: lamp.Campaign, Goals: '...' })
  await submit(page).click()
  await expect(page.getByText('Deliverables: please fill this in.')).toBeVisible()
  await fill(page, { Deliverables: lamp.Deliverables })
  await submit(page).click()
  await expect(page.getByText('Goals needs at least one word or number.')).toBeVisible()
  await expect(page.getByLabel('Goals', { exact: true })).toBeFocused()
})

test('what is missing is named, and vague deliverables are', async ({ page }) => {
  await open(page)
  await generate(page, { ...lamp, Deliverables: 'some content' })
  const meter = page.getByRole('region', { name: 'How complete it is' })
  await expect(meter).toContainText('3 of 8')
  await expect(meter.getByRole('listitem').filter({ hasText: 'How many of each deliverable' })).toContainText(
    /Missing.*No quantity in “Some content”\./,
  )
  await expect(meter.getByRole('listitem').filter({ hasText: 'By when' })).toContainText('Present')
  await expect(page.getByText('does not say how many, which format, where')).toBeVisible()
  await page.getByRole('link', { name: 'Work out a price with the rate calculator' }).click()
  await expect(page).toHaveURL('/tools/influencer-rate-calculator')
})

test('the brief can be copied, downloaded and printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await generate(page)
  await page.getByRole('button', { name: 'Copy brief' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(page.getByText('Copied to clipboard!', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Overview\n--------')
  expect(copied).toContain('- 5 Stories\n  - Shape: 9:16 vertical')
  expect(copied).not.toContain('For you, not in the copy')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Markdown' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('influencer-brief.md')
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain(`# ${lamp.Campaign}: brief for creators\n\n## Overview`)
  expect(file).toContain('- **5 Stories**\n  - Shape')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 4, name: 'Compensation' })).toBeVisible()
  await expect(page.getByText('How complete it is')).toBeHidden()
  await expect(page.getByText('For you, not in the copy').first()).toBeHidden()
})

test('hostile words are only words', async ({ page }) => {
  await open(page)
  const hostile = '<img src=x onerror=alert(1)> مرحبا 😀'
  await generate(page, { Campaign: hostile, Goals: hostile, Deliverables: hostile })
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(hostile)
  await expect(result(page).locator('img')).toHaveCount(0)
})

test('create another leads back to an empty form', async ({ page }) => {
  await open(page)
  await generate(page)
  await page.getByRole('button', { name: 'Create Another', exact: true }).click()
  for (const label of Object.keys(lamp)) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  await expect(result(page)).toHaveCount(0)
})

test('it works without the network, and asks for nothing', async ({ page }) => {
  await open(page)
  await goOffline(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await generate(page)
  expect(requests).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is kept out of form and brief, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    expect(await violations(page)).toEqual([])
    await generate(page, { ...lamp, Deliverables: 'some content, 3 reels' })
    await page.getByText('How this was computed').click()
    expect(await violations(page)).toEqual([])
  })
}
