import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { violations } from '../axe'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/influencer-campaign-timeline'
// A Friday in New York, where the day changes later than in UTC.
const NOW = new Date('2026-11-20T21:30:00-05:00')

const campaign = {
  name: 'Spring lamp',
  type: 'product-launch',
  launch: '2027-01-05',
  influencers: '20',
  content: 'short-video',
}

const submit = (page: Page) => page.getByRole('button', { name: 'Generate Timeline' })
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your campaign timeline' })
const toast = (page: Page) => page.getByRole('region', { name: /^Messages/ })
const phases = (page: Page) => page.getByRole('region', { name: /^The five phases/ }).locator('> ol > li')
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

async function open(page: Page, query = '') {
  await page.clock.install({ time: NOW })
  await page.goto(PATH + query)
  await hydrate(page)
}

async function fill(page: Page, { name, type, launch, influencers, content }: typeof campaign = campaign) {
  await page.getByLabel('Campaign name').fill(name)
  await page.getByLabel('Campaign type').selectOption(type)
  await page.getByLabel('Launch date').fill(launch)
  await page.getByLabel('Influencer count').selectOption(influencers)
  await page.getByLabel('Content type').selectOption(content)
}

async function generate(page: Page, changes: Partial<typeof campaign> = {}) {
  await fill(page, { ...campaign, ...changes })
  await submit(page).click()
  await expect(heading(page)).toBeVisible()
}

async function download(page: Page, name: string): Promise<{ file: Download; text: string }> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await started
  return { file, text: await readFile(await file.path(), 'utf8') }
}

test('the form has the options of the specification, and its button waits for all five fields', async ({ page }) => {
  await open(page)
  const options = (label: string) => page.getByLabel(label).locator('option:not([value=""])')
  await expect(options('Influencer count')).toHaveText(['1-3', '4-7', '8-15', '15+'])
  expect(
    await options('Influencer count').evaluateAll((all) => all.map((option) => option.getAttribute('value'))),
  ).toEqual(['1', '5', '10', '20'])
  await expect(options('Campaign type')).toHaveCount(5)
  await expect(page.getByLabel('Launch date')).toHaveAttribute('min', '2026-11-20')
  for (const clear of ['Campaign name', 'Launch date'])
    await test.step(`without ${clear}`, async () => {
      await fill(page)
      await expect(submit(page)).toBeEnabled()
      await page.getByLabel(clear).fill('')
      await expect(submit(page)).toBeDisabled()
    })
  for (const clear of ['Campaign type', 'Influencer count', 'Content type'])
    await test.step(`without ${clear}`, async () => {
      await fill(page)
      await page.getByLabel(clear).selectOption('')
      await expect(submit(page)).toBeDisabled()
    })
  await fill(page, { ...campaign, name: '   ' })
  await expect(submit(page)).toBeDisabled()
  expect(await violations(page)).toEqual([])
})

test('T1: 45 days in five phases, the last of which ends the day before the launch, with the network cut', async ({
  page,
}) => {
  await open(page)
  await goOffline(page)
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(heading(page)).toBeFocused()
  await expect(toast(page)).toContainText('Timeline Generated!')

  await expect(figure(page, 'Total duration')).toContainText('45 days')
  await expect(figure(page, 'Days until launch')).toContainText('46')
  await expect(page.getByText('On time', { exact: true })).toBeVisible()
  await expect(phases(page)).toHaveCount(5)
  await expect(phases(page).first()).toContainText('Saturday, November 21, 2026 to Friday, November 27, 2026')
  await expect(phases(page).last()).toContainText('Monday, January 4, 2027')
  for (const phase of await phases(page).all()) await expect(phase.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('row', { name: /^Content production/ })).toContainText(/16\s*Dec.9\s*Dec.24/)
  await expect(page.getByRole('img', { name: /^Five phases from Nov 21 to the launch on Jan 5/ })).toBeVisible()
  await page.getByText('How this was computed').click()
  await expect(page.getByText('Launch preparation: 45 × 10% = 4.5, so 4 days')).toBeVisible()

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
})

test('the result is copied and taken along as CSV and calendar', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await generate(page)
  await page.getByRole('button', { name: 'Copy result' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toContain('2. Influencer outreach: November 28, 2026 to December 8, 2026 (11 days)')

  const csv = await download(page, 'Download CSV')
  expect(csv.file.suggestedFilename()).toBe('campaign-timeline.csv')
  expect(csv.text).toContain('\r\nSpring lamp,Review and approval,15,7,2026-12-25,2026-12-31,')

  const calendar = await download(page, 'Download calendar (.ics)')
  expect(calendar.file.suggestedFilename()).toBe('campaign-timeline.ics')
  const events = new ICAL.Component(ICAL.parse(calendar.text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  expect(events.map(({ summary, startDate, endDate }) => `${summary} ${startDate} ${endDate}`)).toEqual([
    'Spring lamp: Planning 2026-11-21 2026-11-28',
    'Spring lamp: Influencer outreach 2026-11-28 2026-12-09',
    'Spring lamp: Content production 2026-12-09 2026-12-25',
    'Spring lamp: Review and approval 2026-12-25 2027-01-01',
    'Spring lamp: Launch preparation 2027-01-01 2027-01-05',
    'Spring lamp: launch 2027-01-05 2027-01-06',
  ])
})

test('T2: as many days as the plan takes are enough', async ({ page }) => {
  await open(page)
  await generate(page, { launch: '2027-01-04' })
  await expect(page.getByText('The plan fits exactly if it starts today.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to do', exact: true })).toHaveCount(0)
})

test('T3: a day too few is called rushed, with the day it should have started and what to do', async ({ page }) => {
  await open(page)
  await generate(page, { launch: '2027-01-03' })
  await expect(page.getByText('Rushed', { exact: true })).toBeVisible()
  await expect(page.getByText(/It should have started on November 19, 2026, 1 day ago/)).toBeVisible()
  const advice = page.getByRole('region', { name: 'What to do', exact: true }).getByRole('listitem')
  await expect(advice).toHaveText([
    /Move the launch to January 4, 2027 or later/,
    /with 8-15 influencers the plan takes 35 days/,
    /the five phases share 44 days instead of 45/,
  ])
  await expect(phases(page).first()).toContainText('Compressed: Nov 20 – 26 (7 days)')
  await expect(page.getByText('The calendar file holds the compressed plan and the launch.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('T5: a launch today gives no negative number and no pretended plan', async ({ page }) => {
  await open(page)
  await generate(page, { type: 'event-promotion', influencers: '1', launch: '2026-11-20' })
  await expect(figure(page, 'Days until launch')).toContainText(/^Days until launch\s*0/)
  await expect(page.getByText('there is no day before the launch')).toBeVisible()
  await expect(page.getByText('In the full plan this phase would be over.')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Your campaign timeline' })).not.toContainText(/[-−]\d+ days/)
})

test('a shared link opens with its result at once, and the way back clears everything', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await generate(page)
  await page.getByRole('button', { name: 'Copy link to this result' }).click()
  await expect(toast(page)).toContainText('Copied to clipboard!')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const guest = await context.newPage()
  await guest.clock.install({ time: NOW })
  await guest.goto(link)
  await hydrate(guest)
  await expect(heading(guest)).toBeVisible()
  await expect(guest.getByText('Spring lamp: Product launch, 15+ influencers')).toBeVisible()

  await page.getByRole('button', { name: 'Create New Timeline' }).click()
  await expect(submit(page)).toBeDisabled()
  for (const label of ['Campaign name', 'Campaign type', 'Launch date', 'Influencer count', 'Content type'])
    await expect(page.getByLabel(label)).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
})

for (const [what, query, message] of [
  ['a launch in the past', '&launchDate=2026-11-19', 'Launch date cannot be before today, November 20, 2026.'],
  ['a day that does not exist', '&launchDate=2027-02-30', 'Launch date must be a day that exists'],
  ['a count that is no option', '&launchDate=2027-01-05&influencers=7', 'Influencer count: choose one of the options.'],
] as const) {
  test(`a link with ${what} gets the form with a message`, async ({ page, noise }) => {
    // The browser itself remarks on a day that its input cannot show.
    if (query.includes('02-30')) noise.expect(/does not conform to the required format/)
    const rest = query.includes('influencers') ? '' : '&influencers=20'
    await open(page, `?name=Lamp&type=product-launch&contentType=stories${rest}${query}`)
    await expect(page.getByRole('alert')).toContainText('This link has values that the tool cannot use')
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByLabel('Campaign name')).toHaveValue('Lamp')
  })
}
