import { tool } from '../../../src/tools/brief-builder/tool'
import { tool as rateCalculator } from '../../../src/tools/rate-calculator/tool'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { copying } from '../words'
import { fill, inputOf, makeResult, open, resultOf, submit, submitButton } from './tool-page'

const lamp = {
  campaign: 'Spring launch of the Lumen One desk lamp',
  goals: '500 newsletter sign-ups by the end of May\nAwareness among students',
  deliverables: '3 Instagram Reels, 5 Stories and 1 YouTube video',
}

if (isOnSite(tool)) {
  test('a brief is written from campaign, goals and deliverables', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await makeResult(page, tool, lamp)
    await expect(page.getByRole('heading', { level: 3, name: `${lamp.campaign}: brief for creators` })).toBeVisible()
    for (const name of ['Overview', 'Objectives', 'Deliverables', 'Timeline', 'Guidelines', 'Compensation']) {
      await expect(page.getByRole('heading', { level: 4, name, exact: true })).toBeVisible()
    }
    const objectives = page.getByRole('region', { name: 'Objectives' })
    await expect(objectives).toContainText('500 newsletter sign-ups by the end of May')
    await expect(objectives).toContainText(
      'Target: [number] accounts reached, all creators together, counted until a week after the last piece (a proposal).',
    )
    await expect(page.getByRole('region', { name: 'Overview' })).toContainText('9 pieces on Instagram and YouTube')
    await expect(page.getByRole('region', { name: 'Guidelines' })).toContainText('“#ad”')

    // The count is the number of marks in the document.
    const marks = await page.getByRole('article').locator('mark').count()
    expect(marks).toBeGreaterThan(0)
    await expect(page.getByText(`${marks} placeholders`)).toBeVisible()

    const creatorPage = page.getByRole('region', { name: 'The creator’s page' })
    await expect(creatorPage).toContainText(/^The creator’s page\d+ of at most 250 words/)
    await page.getByLabel('Payment').fill('half now, half on publication')
    await expect(page.getByRole('region', { name: 'Compensation' })).toContainText('half now, half on publication')
    await expect(creatorPage).toContainText('Half now, half on publication.')

    await page.getByRole('button', { name: 'Copy brief' }).click()
    await expect(page.getByRole('button', { name: copying.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('For you, not in the copy')
    await expect(page.getByText('For you, not in the copy').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 4, name: 'Compensation' })).toBeVisible()
    await expect(page.getByText('How complete it is')).toBeHidden()
    await expect(page.getByText('For you, not in the copy').first()).toBeHidden()
  })

  test('what is missing is named, in the form and in the brief', async ({ page }) => {
    await open(page, tool)
    await fill(page, tool, { campaign: lamp.campaign, goals: '...' })
    await submitButton(page, tool).click()
    await expect(page.getByText('Deliverables: please fill this in.')).toBeVisible()
    await fill(page, tool, { deliverables: 'some content' })
    await submitButton(page, tool).click()
    await expect(page.getByText('Goals needs at least one word or number.')).toBeVisible()
    await expect(inputOf(page, tool, 'goals')).toBeFocused()

    await submit(page, tool, { goals: lamp.goals })
    const meter = page.getByRole('region', { name: 'How complete it is' })
    await expect(meter).toContainText('3 of 8')
    await expect(meter.getByRole('listitem').filter({ hasText: 'How many of each deliverable' })).toContainText(
      /Missing.*No quantity in “Some content”\./,
    )
    await expect(meter.getByRole('listitem').filter({ hasText: 'By when' })).toContainText('Present')
    await expect(page.getByText('does not say how many, which format, where')).toBeVisible()
  })

  test('a brief leads to the rate calculator, where the site has it', async ({ page }) => {
    await makeResult(page, tool, lamp)
    const link = page.getByRole('link', { name: 'Work out a price with the rate calculator' })
    if (isOnSite(rateCalculator)) {
      await link.click()
      await expect(page).toHaveURL('/tools/influencer-rate-calculator')
    } else await expect(link).toHaveCount(0)
  })

  test('hostile words are only words', { tag: '@deep' }, async ({ page }) => {
    const hostile = '<img src=x onerror=alert(1)> مرحبا 😀'
    await makeResult(page, tool, { campaign: hostile, goals: hostile, deliverables: hostile })
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(hostile)
    await expect(resultOf(page, tool).locator('img')).toHaveCount(0)
  })
}
