/** What holds beside the way from a form to its result: examples, changes that the result follows, and what is printed. */
import { tool as healthChecker } from '../../../src/tools/health-checker/tool'
import { tool as roiCalculator } from '../../../src/tools/roi-calculator/tool'
import { agency } from '../agency'
import { expect, holdReact, test } from '../journey'
import { headingOf, isOnSite } from '../site'
import { copying } from '../words'
import { inputOf, messages, open, openLink, resultOf, submit, submitButton } from './tool-page'

if (isOnSite(healthChecker) && isOnSite(roiCalculator)) {
  test('a result follows a change at once, and the address with it', async ({ page }) => {
    await openLink(page, roiCalculator, roiCalculator.example)
    const result = resultOf(page, roiCalculator)
    await expect(result).toContainText('−98.8%')
    await page.getByRole('button', { name: 'Change the inputs' }).click()
    await expect(inputOf(page, roiCalculator, 'budget')).toBeFocused()
    await inputOf(page, roiCalculator, 'budget').fill('60')
    await expect(result, 'a budget that is too small changes nothing').toContainText('−98.8%')
    await inputOf(page, roiCalculator, 'budget').fill('600')
    await expect(result).toContainText('−90%')
    await expect(page).toHaveURL(/budget=600&/)
    await submitButton(page, roiCalculator).click()
    await expect(result.getByRole('heading', { level: 2 })).toBeFocused()
  })

  test('a sample is beside the empty form on wide screens, for eyes only, and leaves when there is a result', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto(`/tools/${roiCalculator.slug}`)
    const sample = page.locator('.tool-sample')
    await expect(sample).toBeVisible()
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(sample).toBeHidden()
    await openLink(page, roiCalculator, roiCalculator.example)
    await expect(resultOf(page, roiCalculator)).toBeVisible()
    await expect(sample).toHaveCount(0)
  })

  test('the example fills the form, the message covers no part of the result, and paper says where it is from', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, roiCalculator)
    await expect(page.getByText('4 fields to go')).toBeVisible()
    await page.getByRole('button', { name: 'Use an example' }).click()
    await expect(submitButton(page, roiCalculator)).toBeFocused()
    await submit(page, roiCalculator)
    const message = await messages(page).getByText(roiCalculator.words.toast.title).boundingBox()
    const heading = await resultOf(page, roiCalculator).getByRole('heading', { level: 2 }).boundingBox()
    expect(heading?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0))
    expect(heading?.y).toBeLessThan(300)
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByText(`${agency.name} · ${headingOf(`/tools/${roiCalculator.slug}`)} · November`),
    ).toBeVisible()
    await expect(page.getByText('Budget: 5,000 · Follower count: 100,000')).toBeVisible()
  })

  test('a visitor who presses the example and then the submit button before the tool starts gets the result', async ({
    page,
  }) => {
    const program = await holdReact(page)
    await page.goto(`/tools/${healthChecker.slug}`)
    await page.getByRole('button', { name: 'Use an example' }).click()
    await submitButton(page, healthChecker).click()
    await expect(page.locator('html')).toHaveAttribute('data-waiting')
    program.letGo()
    await expect(resultOf(page, healthChecker).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
  })

  test('a result can be pasted with its headings and tables', { tag: '@deep' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openLink(page, roiCalculator, roiCalculator.example)
    await page.getByRole('button', { name: 'Copy result' }).click()
    await expect(page.getByRole('button', { name: copying.copied })).toBeVisible()
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text() ?? ''
    })
    expect(html).toContain('<h3>')
    expect(html).toContain('<td>')
    expect(html).not.toMatch(/class=|<button|<svg/)
  })

  test('a writing tool folds its form away, and shows it again with what was typed', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, healthChecker)
    await page.getByRole('button', { name: 'Use an example' }).click()
    await submit(page, healthChecker)
    await expect(submitButton(page, healthChecker)).toBeHidden()
    await page.getByRole('button', { name: 'Change the inputs' }).click()
    const [field = ''] = Object.keys(healthChecker.fields)
    await expect(inputOf(page, healthChecker, field)).toBeFocused()
    await expect(inputOf(page, healthChecker, field)).not.toHaveValue('')
  })
}
