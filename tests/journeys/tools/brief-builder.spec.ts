import { tool } from '../../../src/tools/brief-builder/tool'
import type { Field } from '../../../src/tools/kit/form/fields'
import { fieldsWith } from '../../../src/tools/kit/tool'
import { tool as rateCalculator } from '../../../src/tools/rate-calculator/tool'
import { briefTable } from '../content'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { copying } from '../words'
import { fill, inputOf, makeResult, open, resultOf, submit, submitButton } from './tool-page'

const lamp = {
  campaign: 'Spring launch of the Lumen One desk lamp',
  goals: '500 newsletter sign-ups by the end of May\nAwareness among students',
  deliverables: '3 Instagram Reels, 5 Stories and 1 YouTube video',
}

const table = briefTable
const goal = table?.goals[0]
const trade = table?.trades.find(
  ({ isBarred, asksForLicense, barredIn, words }) =>
    !isBarred && !asksForLicense && barredIn.length === 0 && words.length > 0,
)

/** A whole phrase, without a star for any ending. */
const promise = table?.heard.promises.find((phrase) => !/[*#]/.test(phrase))

if (isOnSite(tool)) {
  test('a brief is written from campaign, goals and deliverables', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await makeResult(page, tool, lamp)
    await expect(page.getByRole('heading', { level: 3, name: 'Brief for creators' })).toBeVisible()
    for (const name of ['Overview', 'Objectives', 'Deliverables', 'Timeline', 'Guidelines', 'Compensation']) {
      await expect(page.getByRole('heading', { level: 4, name, exact: true })).toBeVisible()
    }
    // What was typed is shown to its writer, and not on the page for creators.
    await expect(page.getByRole('region', { name: 'Overview' })).toContainText(`“${lamp.campaign}”`)
    await expect(page.getByRole('region', { name: 'The creator’s page' })).not.toContainText(lamp.campaign)
    await expect(page.getByRole('region', { name: 'Objectives' })).toContainText('Awareness among students')
    await expect(page.getByRole('region', { name: 'Deliverables' })).toContainText(lamp.deliverables)

    // The count is the number of marks in the document.
    const marks = await page.getByRole('article').locator('mark').count()
    expect(marks).toBeGreaterThan(0)
    await expect(page.getByText(`${marks} placeholders`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'The creator’s page' })).toContainText(
      /^The creator’s page\d+ of at most 250 words/,
    )

    await page.getByRole('button', { name: 'Copy brief' }).click()
    await expect(page.getByRole('button', { name: copying.copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const text of ['For you, not in the copy', lamp.campaign]) expect(copied).not.toContain(text)
    await expect(page.getByText('For you, not in the copy').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 4, name: 'Compensation' })).toBeVisible()
    await expect(page.getByText('How complete it is')).toBeHidden()
    await expect(page.getByText('For you, not in the copy').first()).toBeHidden()
  })

  test('each answer changes the brief at once, and counts as filled in', async ({ page }) => {
    await makeResult(page, tool, lamp)
    const meter = page.getByRole('region', { name: 'How complete it is' })
    const all = Object.values(fieldsWith(tool, table)).filter(({ isAsked }: Field) => isAsked?.({}) ?? true).length
    await expect(meter).toContainText(`3 of ${all}`)
    await fill(page, tool, { fee: '$900 for all pieces', name: 'Lumen One' })
    await expect(page.getByRole('region', { name: 'Compensation' })).toContainText('Fee: $900 for all pieces')
    await expect(page.getByRole('heading', { level: 3, name: 'Lumen One: brief for creators' })).toBeVisible()
    if (goal) {
      await fill(page, tool, { goal: goal.id })
      await expect(page.getByRole('region', { name: 'Objectives' })).toContainText(goal.measure)
    }
    await expect(meter).toContainText(`${goal ? 6 : 5} of ${all}`)
    await fill(page, tool, { day: '2026-12-18' })
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
      'is out on December 18, 2026 at the latest.',
    )
  })

  test('words propose an answer, which is taken only when it is chosen', async ({ page }) => {
    test.skip(!trade, 'The site has no such trade.')
    await open(page, tool)
    await fill(page, tool, { campaign: `The new ${trade?.words[0]}` })
    await expect(inputOf(page, tool, 'trade')).toHaveValue('')
    await page.getByRole('button', { name: `Choose “${trade?.label}”` }).click()
    await expect(inputOf(page, tool, 'trade')).toHaveValue(trade?.id ?? '')
    await submit(page, tool, { goals: lamp.goals, deliverables: lamp.deliverables })
    await expect(page.getByRole('region', { name: 'Guidelines' })).toContainText(trade?.rules ?? '')
    for (const { name, address } of trade?.authorities ?? [])
      await expect(page.getByRole('note').getByRole('link', { name })).toHaveAttribute('href', address)
  })

  test('words that sound like harm wait for the answer', async ({ page }) => {
    await makeResult(page, tool, { ...lamp, campaign: 'Recall of the desk lamp' })
    await expect(resultOf(page, tool).getByRole('note').filter({ hasText: 'You wrote “Recall' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await fill(page, tool, { gate: 'none' })
    await expect(page.getByRole('article')).toHaveCount(1)
    await fill(page, tool, { gate: 'confidential' })
    await expect(
      resultOf(page, tool).getByRole('note').filter({ hasText: 'Is another of these true as well?' }),
    ).toBeVisible()
    await fill(page, tool, { alsoGate: 'none' })
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  test('news of harm gets no brief, and what is not public yet no name', async ({ page }) => {
    await makeResult(page, tool, { ...lamp, name: 'Lumen One', gate: 'harm' })
    await expect(resultOf(page, tool).getByRole('note').filter({ hasText: 'Not as creator work' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await fill(page, tool, { gate: 'confidential' })
    await expect(
      page.getByRole('heading', { level: 3, name: /^Confidential until .*: brief for creators$/ }),
    ).toBeVisible()
  })

  test('a promise is left out, and its field is named with the words', async ({ page }) => {
    test.skip(!promise, 'The table lists no promise.')
    await makeResult(page, tool, { ...lamp, gate: 'none', action: `order it, ${promise}` })
    await expect(
      resultOf(page, tool).getByRole('note').filter({ hasText: '“Call to action” is left out of the text' }),
    ).toBeVisible()
    await expect(page.getByRole('article')).not.toContainText(promise ?? '')
    await fill(page, tool, { action: 'order it' })
    await expect(page.getByRole('article')).toContainText('order it')
  })

  test('a text that is missing, or too long for one page, is named', async ({ page }) => {
    await open(page, tool)
    await fill(page, tool, { campaign: lamp.campaign, goals: '...' })
    await submitButton(page, tool).click()
    await expect(page.getByText('Deliverables: please fill this in.')).toBeVisible()
    await fill(page, tool, { deliverables: lamp.deliverables, gate: 'none', point: 'a b '.repeat(49) })
    await submitButton(page, tool).click()
    await expect(page.getByText('Goals needs at least one word or number.')).toBeVisible()
    await expect(inputOf(page, tool, 'goals')).toBeFocused()

    await submit(page, tool, { goals: lamp.goals })
    await expect(page.getByRole('region', { name: 'The creator’s page' })).toContainText(
      'Shorten what you typed into “What it says”.',
    )
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
    await expect(page.getByRole('region', { name: 'Overview' })).toContainText(hostile)
    await expect(resultOf(page, tool).locator('img')).toHaveCount(0)
  })
}
