import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/influencer-content-brief-generator'

const texts = {
  'Brand name': 'Lumen',
  Description: 'A desk lamp that follows daylight, from $89',
  'Target audience': 'Students who work at night',
}
const choices = { Objective: 'Product launch', 'Content type': 'Instagram Reel', 'Brand tone': 'Playful' }

const input = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Generate Content Brief' })

async function open(page: Page) {
  await page.goto(PATH)
  await hydrate(page)
}

async function fill(page: Page) {
  for (const [label, text] of Object.entries(texts)) await input(page, label).fill(text)
  for (const [label, option] of Object.entries(choices)) await input(page, label).selectOption(option)
}

async function generate(page: Page) {
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your content brief' })).toBeFocused()
}

test('the button waits for all six fields', async ({ page }) => {
  await open(page)
  await expect(submit(page)).toBeDisabled()
  await fill(page)
  await expect(submit(page)).toBeEnabled()
  for (const [label, text] of Object.entries(texts)) {
    await input(page, label).fill(' ')
    await expect(submit(page), label).toBeDisabled()
    await input(page, label).fill(text)
  }
  for (const [label, option] of Object.entries(choices)) {
    await input(page, label).selectOption('')
    await expect(submit(page), label).toBeDisabled()
    await input(page, label).selectOption(option)
  }
  await expect(submit(page)).toBeEnabled()
})

test('the description counts its characters and stops at 300', async ({ page }) => {
  await open(page)
  await expect(page.getByText('0 / 300 characters')).toBeVisible()
  await input(page, 'Description').pressSequentially('A lamp')
  await expect(page.getByText('6 / 300 characters')).toBeVisible()
  await input(page, 'Description').fill('a'.repeat(299))
  await input(page, 'Description').press('End')
  await input(page, 'Description').pressSequentially('bcd')
  await expect(input(page, 'Description')).toHaveValue(`${'a'.repeat(299)}b`)
  await expect(page.getByText('300 / 300 characters')).toBeVisible()
})

test('a content brief is written from the six answers', async ({ page }) => {
  await open(page)
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Generating Content Brief...' })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 2, name: 'Your content brief' })).toBeFocused()
  await expect(page.getByText('Content Brief Generated!', { exact: true })).toBeVisible()

  await expect(page.getByRole('heading', { level: 3, name: 'Lumen: content brief, Instagram Reel' })).toBeVisible()
  for (const [name, text] of [
    ['Overview', 'Students who work at night'],
    ['Objectives', 'product launch'],
    ['Deliverables', '1 Instagram Reel with cover picture'],
    ['Content guidelines', 'Okay, Lumen. You have my attention.'],
    ['Technical requirements', 'at most 3 minutes'],
    ['Timeline', 'on launch day'],
    ['Dos and don’ts', 'Paid partnership with Lumen'],
  ] as const) {
    await expect(page.getByRole('region', { name, exact: true })).toContainText(text)
  }
  const marks = await page.getByRole('article').locator('mark').count()
  await expect(page.getByText(`${marks} placeholders`)).toBeVisible()
  expect(page.url()).not.toContain('?')
})

test('the content brief can be copied, downloaded and printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await generate(page)
  await page.getByRole('button', { name: 'Copy brief' }).click()
  await expect(page.getByText('Copied to clipboard!', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'What it is: A desk lamp that follows daylight, from $89.',
  )

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Markdown' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('content-brief.md')
  expect(await readFile(await download.path(), 'utf8')).toContain('- **What it is:** A desk lamp that follows daylight')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 4, name: 'Dos and don’ts' })).toBeVisible()
  await expect(page.getByText('How this was computed')).toBeHidden()
})

test('create new brief leads back to an empty form', async ({ page }) => {
  await open(page)
  await generate(page)
  await page.getByRole('button', { name: 'Create New Brief' }).click()
  for (const label of [...Object.keys(texts), ...Object.keys(choices)]) await expect(input(page, label)).toHaveValue('')
  await expect(submit(page)).toBeDisabled()
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
  test(`nobody is kept out of form and content brief, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    expect(await violations(page)).toEqual([])
    await generate(page)
    await page.getByText('How this was computed').click()
    expect(await violations(page)).toEqual([])
  })
}
