import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/pr-crisis-response-generator'
const BREACH = 'On Monday hackers copied a database with the e-mail addresses of 300 customers.'

const submit = (page: Page) => page.getByRole('button', { name: 'Generate responses' })
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Four documents for the first hours' })
const toast = (page: Page) => page.getByRole('region', { name: /^Messages/ })

async function open(page: Page) {
  await page.goto(PATH)
  await hydrate(page)
}

async function generate(page: Page, scenario: string) {
  await page.getByLabel('Scenario').fill(scenario)
  await submit(page).click()
  await expect(heading(page)).toBeVisible()
}

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('the button waits for a scenario, and a counter counts to 500', async ({ page }) => {
  await open(page)
  const scenario = page.getByLabel('Scenario')
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByText('0 / 500 characters')).toBeVisible()
  await scenario.fill('   \n ')
  await expect(submit(page)).toBeDisabled()
  await scenario.fill(BREACH)
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByText(`${BREACH.length} / 500 characters`)).toBeVisible()
  await expect(scenario).toHaveAttribute('maxlength', '500')
  await scenario.fill('')
  await expect(submit(page)).toBeDisabled()
})

test('from a scenario to four documents, with the network cut', async ({ page }) => {
  await open(page)
  await goOffline(page)
  await page.getByLabel('Scenario').fill(BREACH)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(heading(page)).toBeFocused()
  await expect(toast(page).getByText('Crisis Responses Generated!')).toBeVisible()

  const documents = page.getByRole('article')
  await expect(documents.getByRole('heading', { level: 3 })).toHaveText([
    'Initial public statement',
    'Internal message',
    'Customer message',
    'Media statement',
  ])
  for (const document of await documents.all()) {
    await expect(document).toContainText(BREACH)
    await expect(document).toContainText(/we are aware of/i)
    await expect(document).toContainText('[time and time zone of the next update]')
    await expect(document.getByText(/^Tone: /)).toBeVisible()
    const marks = await document.locator('mark').count()
    await expect(document.getByText(`${marks} placeholders left`)).toBeVisible()
  }
  await expect(page.getByText('Data breach', { exact: true })).toBeVisible()
  await expect(page.getByText('because you write “hackers”: a natural disaster')).toBeVisible()
  await expect(page.getByText(/72 hours/)).toBeVisible()
  await expect(page.getByText(/not legal advice/).first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('what is filled in once stands in all four, is copied, and the count goes down to nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await generate(page, BREACH)
  await page.getByText('Fill in once, for all four').click()
  await page.getByRole('textbox', { name: 'Time and time zone of the next update' }).fill('4 p.m. EST')
  for (const document of await page.getByRole('article').all())
    await expect(document).toContainText('comes at 4 p.m. EST'.slice(9))

  await page.getByRole('button', { name: 'Copy media statement' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('Our next update comes at 4 p.m. EST on [date of the next update]')
  expect(await copied()).not.toContain('Dear customer')
  await page.getByRole('button', { name: 'Copy all four documents' }).click()
  await expect.poll(copied).toContain('Dear customer')

  for (const input of await page.getByRole('listitem').getByRole('textbox').all()) await input.fill('done')
  await expect(page.getByText('Everything is filled in')).toBeVisible()
  await expect(page.locator('article mark')).toHaveCount(0)
  await expect(page.getByText('No placeholder left', { exact: true })).toHaveCount(4)

  const markdown = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Markdown' }).click()
  const text = await readFile(await (await markdown).path(), 'utf8')
  expect(text).toContain('## Initial public statement')
  expect(text).toContain(BREACH)
  expect(text.split('## The first hours')[0]).not.toContain('[')
})

test('sentences that admit or blame stay in, and are named', async ({ page }) => {
  await open(page)
  await generate(page, 'Our website is down. It was our fault. No comment. We will probably need two days.')
  await expect(page.getByText('Left out of all four documents')).toBeVisible()
  for (const document of await page.getByRole('article').all()) {
    await expect(document).toContainText('Our website is down.')
    await expect(document).not.toContainText(/our fault|no comment/i)
  }
  await expect(page.getByText('“probably” reads as a guess')).toBeVisible()
})

test('500 characters with emoji and mark-up fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const scenario = `<script>alert(1)</script> 😱 outage ${'x'.repeat(460)}`.slice(0, 500)
  await generate(page, scenario)
  await expect(page.getByRole('article').first()).toContainText('<script>alert(1)</script> outage')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('Generate New Responses leads back to an empty form', async ({ page }) => {
  await open(page)
  await generate(page, BREACH)
  await page.getByRole('button', { name: 'Generate New Responses' }).click()
  await expect(page.getByLabel('Scenario')).toHaveValue('')
  await expect(submit(page)).toBeDisabled()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form and result have no accessibility violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page)
    expect(await violations(page)).toEqual([])
    await generate(page, 'Our CEO was arrested. Nobody was hurt. It was our fault. Maybe our website is down.')
    await page.getByText('Fill in once, for all four').click()
    await page.getByText('How this was computed').click()
    expect(await violations(page)).toEqual([])
  })
}
