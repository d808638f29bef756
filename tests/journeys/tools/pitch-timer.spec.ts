import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { violations } from '../axe'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/pitch-timer'
// A Friday, 15:30 by the clock of New York, where the journeys take place.
const NOW = new Date('2026-11-20T15:30:00-05:00')
const GOALS = 'Announce our Series A\nLaunch the lamp in Germany'

const submit = (page: Page) => page.getByRole('button', { name: 'Create Sprint Plan' })
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your countdown and plan' })
const toast = (page: Page) => page.getByRole('region', { name: /^Messages/ })
const timer = (page: Page) => page.getByRole('timer')
const weeks = (page: Page) => page.getByRole('region', { name: /^Four weeks/ }).locator('> ol > li')

async function open(page: Page) {
  await page.clock.install({ time: NOW })
  await page.goto(PATH)
  await hydrate(page)
}

async function create(page: Page, goals: string, day: string) {
  await page.getByLabel('Goals').fill(goals)
  await page.getByLabel('Target date').fill(day)
  await submit(page).click()
  await expect(heading(page)).toBeVisible()
}

const left = async (page: Page) => (await timer(page).locator('dd').allTextContents()).map(Number)

test('goals and a date from today on are asked for', async ({ page }) => {
  await open(page)
  const date = page.getByLabel('Target date')
  await expect(date).toHaveAttribute('min', '2026-11-20')
  await submit(page).click()
  await expect(page.getByText('Goals: please fill this in.')).toBeVisible()
  await expect(page.getByLabel('Goals')).toBeFocused()
  await page.getByLabel('Goals').fill('   ')
  await date.fill('2026-12-24')
  await submit(page).click()
  await expect(page.getByText('Goals: please fill this in.')).toBeVisible()
  await page.getByLabel('Goals').fill(GOALS)
  await date.fill('2026-11-19')
  await submit(page).click()
  await expect(page.getByText('Target date cannot be before today, November 20, 2026.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('from goals and a date to countdown and plan, with the network cut and nothing in the address', async ({
  page,
}) => {
  await open(page)
  await goOffline(page)
  await page.getByLabel('Goals').fill(GOALS)
  await page.getByLabel('Target date').fill('2026-12-24')
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Creating plan...' })).toBeDisabled()
  await expect(heading(page)).toBeFocused()
  await expect(toast(page)).toContainText('Sprint Plan Created!')
  expect(new URL(page.url()).search).toBe('')

  await expect(page.getByText('Four weeks fit. Week 1 starts on November 26, 2026')).toBeVisible()
  await expect(weeks(page).getByRole('heading')).toHaveText(['Week 1', 'Week 2', 'Week 3', 'Week 4'])
  for (const week of await weeks(page).all()) {
    await expect(week.getByRole('listitem')).toHaveCount(4)
    await expect(week).toContainText('“Announce our Series A”')
    await expect(week).toContainText('“Launch the lamp in Germany”')
  }
  await expect(weeks(page).first()).toContainText('Nov 26 – Dec 2 (7 days)')

  await expect(page.getByRole('table', { name: 'November 2026' }).getByRole('cell', { name: /^20/ })).toHaveAttribute(
    'aria-current',
    'date',
  )
  const december = page.getByRole('table', { name: 'December 2026' })
  await expect(december.getByRole('cell', { name: '23 Week 4' })).toBeVisible()
  await expect(december.getByRole('cell', { name: '24 Target' })).toBeVisible()

  await page.getByText('How this was computed').click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
})

test('the countdown runs to midnight, minute by minute, and catches up when the tab is seen again', async ({
  page,
}) => {
  await open(page)
  await create(page, GOALS, '2026-12-01')
  await page.clock.pauseAt(new Date('2026-11-20T15:40:00-05:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => left(page)).toEqual([10, 8, 20])
  await page.clock.runFor(60_000)
  await expect.poll(() => left(page)).toEqual([10, 8, 19])

  // A computer that slept: its clock went on, its timers did not.
  await page.clock.setSystemTime(new Date('2026-11-30T23:59:30-05:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => left(page)).toEqual([0, 0, 1])
  await page.clock.runFor(60_000)
  await expect(timer(page)).toHaveText('Today')
  await page.clock.setSystemTime(new Date('2026-12-02T08:00:00-05:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(timer(page)).toHaveText('The day has passed')
})

for (const timezoneId of ['Pacific/Pago_Pago', 'Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Kiritimati']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('November 20, 15:30, to December 1 is 10 days, 8 hours, 30 minutes', async ({ page }) => {
      await page.clock.install({ time: NOW })
      await page.goto(PATH)
      await hydrate(page)
      // The moment at which the clocks of this place show 15:30.
      const halfPastThree = await page.evaluate(() => new Date(2026, 10, 20, 15, 30).getTime())
      await page.clock.setSystemTime(halfPastThree)
      await page.reload()
      await hydrate(page)
      await expect(page.getByLabel('Target date')).toHaveAttribute('min', '2026-11-20')
      await create(page, GOALS, '2026-12-01')
      expect(await left(page)).toEqual([10, 8, 30])
    })
  })
}

test('too little time is said, and what to drop is marked', async ({ page }) => {
  await open(page)
  await create(page, 'Be known in Hamburg', '2026-12-01')
  await expect(page.getByText(/Four weeks do not fit: there are 11 days/)).toBeVisible()
  await expect(page.getByText('No word in your goals tells what kind of news it is')).toBeVisible()
  for (const week of await weeks(page).all()) {
    await expect(week.getByRole('listitem')).toHaveCount(4)
    await expect(week.getByText('Drop: no time')).toHaveCount(2)
  }
})

test('a target today says today, and never a negative time', async ({ page }) => {
  await open(page)
  await create(page, 'End the backlash', '2026-11-20')
  await expect(timer(page)).toHaveText('Today')
  await expect(page.getByText('The target is today, and a plan no longer fits.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'PR Crisis Response Generator' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the plan is copied and taken along as calendar and Markdown, and the way back clears it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await create(page, GOALS, '2026-12-24')
  await page.getByRole('button', { name: 'Copy plan' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(toast(page)).toContainText('Copied to clipboard!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Week 4: Make ready (Dec 17 – 23)')

  const calendarFile = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download calendar (.ics)' }).click()
  const calendar = await readFile(await (await calendarFile).path(), 'utf8')
  const events = new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  expect(events).toHaveLength(17)
  expect(events[0]?.summary).toBe('Put “Announce our Series A” into one sentence with a fact, a number and a date')
  expect(events[0]?.startDate.toString()).toBe('2026-11-26')
  expect(events.at(-1)?.startDate.toString()).toBe('2026-12-24')

  const markdownFile = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Markdown' }).click()
  const markdown = await readFile(await (await markdownFile).path(), 'utf8')
  expect(markdown.match(/^- \[ \] /gm)).toHaveLength(16)

  await page.getByRole('button', { name: 'Create New Plan' }).click()
  await expect(page.getByLabel('Goals')).toHaveValue('')
  await expect(page.getByLabel('Target date')).toHaveValue('')
})

test('long words and pasted mark-up fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await create(page, `<img src=x onerror=alert(1)> ${'Donaudampfschifffahrt'.repeat(6)}`, '2026-11-22')
  await expect(page.getByText('<img src=x').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
