import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { tool } from '../../../src/tools/campaign-timeline/tool'
import { violations } from '../axe'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { download } from './download'
import { inputOf, open, openExplanation, openLink } from './tool-page'

const campaign = {
  name: 'Spring lamp',
  type: 'product-launch',
  launchDate: '2027-01-05',
  influencers: '20',
  contentType: 'short-video',
}

const phases = (page: Page) => page.getByRole('region', { name: /^The five phases/ }).locator('> ol > li')
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

const openResult = (page: Page, changes: Partial<typeof campaign> = {}) =>
  openLink(page, tool, { ...campaign, ...changes })

if (isOnSite(tool)) {
  test('the form offers the options that the plan knows, and days from today on', async ({ page }) => {
    await open(page, tool)
    const options = (name: string) => inputOf(page, tool, name).locator('option:not([value=""])')
    await expect(options('influencers')).toHaveText(['1-3', '4-7', '8-15', '15+'])
    expect(
      await options('influencers').evaluateAll((all) => all.map((option) => option.getAttribute('value'))),
    ).toEqual(['1', '5', '10', '20'])
    await expect(options('type')).toHaveCount(5)
    await expect(inputOf(page, tool, 'launchDate')).toHaveAttribute('min', '2026-11-20')
  })

  test('45 days in five phases, the last of which ends the day before the launch', async ({ page }) => {
    await openResult(page)
    await expect(page.getByText('Spring lamp: Product launch, 15+ influencers')).toBeVisible()
    await expect(figure(page, 'Total duration')).toContainText('45 days')
    await expect(figure(page, 'Days until launch')).toContainText('46')
    await expect(page.getByText('On time', { exact: true })).toBeVisible()
    await expect(phases(page)).toHaveCount(5)
    await expect(phases(page).first()).toContainText('Saturday, November 21, 2026 to Friday, November 27, 2026')
    await expect(phases(page).last()).toContainText('Monday, January 4, 2027')
    for (const phase of await phases(page).all()) await expect(phase.getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('row', { name: /^Content production/ })).toContainText(/16\s*Dec.9\s*Dec.24/)
    await expect(page.getByRole('img', { name: /^Five phases from Nov 21 to the launch on Jan 5/ })).toBeVisible()
    await openExplanation(page)
    await expect(page.getByText('Launch preparation: 45 × 10% = 4.5, so 4 days')).toBeVisible()

    const calendar = await download(page, 'Download calendar (.ics)')
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

  test('as many days as the plan takes are enough; a day less is rushed; none gives no plan', { tag: '@deep' }, async ({
    page,
  }) => {
    await test.step('as many days as the plan takes', async () => {
      await openResult(page, { launchDate: '2027-01-04' })
      await expect(page.getByText('The plan fits exactly if it starts today.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'What to do', exact: true })).toHaveCount(0)
    })

    await test.step('a day less is called rushed, with the day it should have started and what to do', async () => {
      await openResult(page, { launchDate: '2027-01-03' })
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

    await test.step('a launch today gives no negative number and no pretended plan', async () => {
      await openResult(page, { type: 'event-promotion', influencers: '1', launchDate: '2026-11-20' })
      await expect(figure(page, 'Days until launch')).toContainText(/^Days until launch\s*0/)
      await expect(page.getByText('there is no day before the launch')).toBeVisible()
      await expect(page.getByText('In the full plan this phase would be over.')).toHaveCount(5)
      await expect(page.getByRole('region', { name: 'Your campaign timeline' })).not.toContainText(/[-−]\d+ days/)
    })
  })
}
