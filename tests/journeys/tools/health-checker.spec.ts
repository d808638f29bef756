import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { BATTERY_PLANT } from '../../../src/features/tools/health-checker/fixtures/releases'
import { violations } from '../axe'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/pr-health-checker'
const input = (page: Page) => page.getByRole('textbox', { name: 'Press release text' })
const submit = (page: Page) => page.getByRole('button', { name: 'Check press release' })
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'The health of your release' })
const scores = (page: Page) => page.getByRole('list', { name: 'Sub-scores' }).getByRole('listitem')

/** The good release with three defects: hype in the headline, no end mark, first person in the text. */
const FLAWED = BATTERY_PLANT.replace('opens battery', 'opens innovative battery')
  .replace('\n\n###', '')
  .replace('Most of their batteries', 'Most of our batteries')

async function open(page: Page) {
  await page.goto(PATH)
  await hydrate(page)
}

async function check(page: Page, text: string) {
  await input(page).fill(text)
  await submit(page).click()
  await expect(heading(page)).toBeVisible()
}

test('a release is analysed, and reset leads back to an empty form', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await expect(input(page)).toHaveJSProperty('required', true)
  await input(page).fill(FLAWED)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
  await page.clock.runFor(2000)

  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('region', { name: /^Messages/ })).toContainText('Analysis Complete!')
  // Tone: 5 of 7 checks. Structure: 7 of 8. All others passed: (71 + 100 + 100 + 88 + 100) ÷ 5 = 91.8.
  await expect(scores(page)).toHaveText([
    /^Tone71warning5 of 7/,
    /^Readability100good/,
    /^Relevance100good/,
    /^Structure88good7 of 8/,
    /^Keywords100good/,
  ])
  const overall = page.locator('dl', { hasText: 'Overall score' }).getByRole('definition')
  await expect(overall).toHaveText('92good')
  const recommendations = page.getByRole('region', { name: 'Recommendations' }).getByRole('listitem')
  await expect(recommendations).toHaveCount(3)
  await expect(recommendations.first()).toContainText('Cut the word')
  await expect(page.getByRole('row', { name: /^No hype words outside quotations Not passed$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Passed$|Not passed/ })).toHaveCount(33)

  await page.getByRole('button', { name: 'Check Another', exact: true }).click()
  await expect(input(page)).toHaveValue('')
  await expect(page).toHaveURL(PATH)
})

test('an empty form asks for the text', async ({ page }) => {
  await open(page)
  await submit(page).click()
  await expect(input(page)).toBeFocused()
  await expect(page.getByText('Press release text: please fill this in.')).toBeVisible()
})

test('every mark leads to its finding and back', async ({ page }) => {
  await open(page)
  await check(page, FLAWED)
  const release = page.getByRole('group', { name: 'Your release with marks' })
  const findings = page.getByRole('list', { name: 'Findings' }).getByRole('listitem')
  await expect(release.locator('mark')).toHaveText([/^1innovative$/, /^2our$/, /^3End mark missing$/])
  await expect(findings).toHaveCount(3)
  await expect(findings.nth(1)).toContainText('Third person Body, line 7')
  await expect(findings.nth(1)).toContainText('Remedy:')
  await expect(findings.nth(1).getByRole('link', { name: /Guidelines for big media/ })).toHaveAttribute(
    'target',
    '_blank',
  )

  await release.getByRole('link', { name: /^2, finding/ }).click()
  await expect(page).toHaveURL(`${PATH}#finding-2`)
  await expect(findings.nth(1)).toBeInViewport()
  await findings
    .nth(1)
    .getByRole('link', { name: /^2, back/ })
    .click()
  await expect(page).toHaveURL(`${PATH}#mark-2`)
  await expect(release.getByRole('link', { name: /^2, finding/ })).toBeInViewport()
  await page.goBack()
  await expect(heading(page)).toBeAttached()
  await expect(findings).toHaveCount(3)
})

test('the report is copied and saved, offline, and the text never enters the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const requests: string[] = []
  await goOffline(page)
  page.on('request', (request) => requests.push(request.url()))
  await check(page, FLAWED)

  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Press release health: 92 of 100, good')
  expect(copied).toContain('Tone: 71, warning. 5 of 7 checks passed. Not passed: Hype words, Third person.')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('press-release-health.md')
  const markdown = await readFile(await download.path(), 'utf8')
  expect(markdown).toContain('| Structure | 88 | good | 7 of 8 |')
  expect(markdown).toContain(FLAWED)
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()

  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Fjordlight')
})

test('the way to the score is in the open', async ({ page }) => {
  await open(page)
  await check(page, FLAWED)
  await page.getByText('How this was computed').click()
  await expect(page.getByText('Overall score = (71 + 100 + 100 + 88 + 100) ÷ 5 = 459 ÷ 5, rounded = 92')).toBeVisible()
  await expect(page.getByText(/Flesch reading ease = 206\.835/)).toBeVisible()
  await expect(page.getByText(/cannot measure whether your news is relevant to a journalist/)).toBeVisible()
})

test('markup is shown as text, and a text that is not English is named', async ({ page }) => {
  await open(page)
  await check(
    page,
    'Der <img src=x onerror=alert(1)> Satz und das Werk der Firma wurde heute in Bergen eröffnet und ist nun für alle Leute in der Stadt da, die Arbeit suchen.',
  )
  await expect(page.getByText(/^This does not read like English/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Your release with marks' }).getByRole('img')).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`form and result are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page)
    expect(await violations(page)).toEqual([])
    await check(page, FLAWED)
    await page.getByText('How this was computed').click()
    expect(await violations(page)).toEqual([])
  })
}

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await check(page, `${FLAWED}\n\n${'https://fjordlight.example/a-very-long-address-'.repeat(4)}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
