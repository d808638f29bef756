import type { Page } from '@playwright/test'
import { tool } from '../../../src/tools/health-checker/tool'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { FLAWED } from './flawed-release'
import { expectFits, inputOf, makeResult, openExplanation, resultOf } from './tool-page'

const PATH = `/tools/${tool.slug}`
const scores = (page: Page) => page.getByRole('list', { name: 'Sub-scores' }).getByRole('listitem')
const check = (page: Page, release: string) => makeResult(page, tool, { release })
const names = (page: Page) => page.getByRole('list', { name: 'Findings' }).locator('strong')

if (isOnSite(tool)) {
  test('a release gets a score, the way to it in the open, and marks that lead to findings', async ({ page }) => {
    await check(page, FLAWED)
    // Tone: 5 of 7 checks. Structure: 7 of 8. All others passed: (71 + 100 + 100 + 88 + 100 + 100) ÷ 6 = 93.2.
    await expect(scores(page)).toHaveText([
      /^Tone71warning5 of 7/,
      /^Readability100good/,
      /^Relevance100good/,
      /^Structure88good7 of 8/,
      /^Keywords100good/,
      /^Citation100good3 of 3/,
    ])
    const overall = page.locator('dl', { hasText: 'Overall score' }).getByRole('definition')
    await expect(overall).toHaveText('93good')
    const recommendations = page.getByRole('region', { name: 'Recommendations' }).getByRole('listitem')
    await expect(recommendations).toHaveCount(3)
    await expect(recommendations.first()).toContainText('Cut the word')
    await expect(page.getByRole('row', { name: /^No hype words outside quotations Not passed$/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Passed$|Not passed/ })).toHaveCount(29)

    await openExplanation(page)
    await expect(
      page.getByText('Overall score = (71 + 100 + 100 + 88 + 100 + 100) ÷ 6 = 559 ÷ 6, rounded = 93'),
    ).toBeVisible()
    await expect(page.getByText(/Flesch reading ease = 206\.835/)).toBeVisible()
    await expect(page.getByText(/counts what studies found more often in texts that assistants cite/)).toBeVisible()
    await expect(page.getByText(/cannot measure whether your news is relevant to a journalist/)).toBeVisible()

    const release = page.getByRole('group', { name: 'Your release with marks' })
    const findings = page.getByRole('list', { name: 'Findings' }).getByRole('listitem')
    await expect(release.locator('mark')).toHaveText([/^1innovative$/, /^2our$/, /^3End mark missing$/])
    await expect(names(page)).toHaveText(['Hype words', 'Third person', 'End mark'])
    await expect(findings.nth(1)).toContainText('Body, line 7: our')
    await expect(findings.nth(1)).toContainText('Remedy:')
    await expect(findings.nth(1)).toContainText('Source: Our own rule')

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
    await expect(resultOf(page, tool).getByRole('heading', { level: 2 })).toBeAttached()
    await expect(findings).toHaveCount(3)

    // A fix is made in the form, and the result follows it.
    await findings.first().getByRole('button', { name: 'Delete “innovative”' }).click()
    await expect(findings).toHaveCount(2)
    await expect(inputOf(page, tool, 'release')).not.toHaveValue(/innovative/)
    await page.getByRole('button', { name: 'Undo the last change' }).click()
    await expect(findings).toHaveCount(3)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'Fjordlight',
    )
  })

  test('answers change the result in place: a letter is judged by its own checks', async ({ page }) => {
    await check(
      page,
      'Dear members,\n\nThe pool closes on Monday, May 4, 2026, because the roof leaks. You can swim again from May 18. You do not have to do anything: your cards are valid for two weeks more. Call us at 555-555-0100 if you have a question.\n\nSincerely,\nAnn Lee, manager',
    )
    await expect(page.getByText(/^Judged as a news release/)).toBeVisible()
    await expect(page.getByText('There is no news here yet', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: /A letter to members or customers/ }).click()
    await expect(page.getByText(/^Judged as a letter/)).toBeVisible()
    await expect(page.getByText('No rule found anything to mark.')).toBeVisible()
    await inputOf(page, tool, 'keywords').fill('skating')
    await expect(names(page)).toHaveText(['Your keywords'])
    await inputOf(page, tool, 'gate').selectOption('confidential')
    await expect(page.getByRole('note').first()).toContainText('may not be public yet')
  })

  test('the example has six flaws', async ({ page }) => {
    await check(page, tool.example.release ?? '')
    await expect(names(page)).toHaveText([
      'Hype words',
      'Superlatives',
      'Short sentences',
      'Third person',
      'Quotation with a name',
      'End mark',
    ])
  })

  test('markup is shown as text, and a text that is not English is named', async ({ page }) => {
    await check(
      page,
      'Der <img src=x onerror=alert(1)> Satz und das Werk der Firma wurde heute in Bergen eröffnet und ist nun für alle Leute in der Stadt da, die Arbeit suchen.',
    )
    await expect(page.getByText(/^This does not read like English/)).toBeVisible()
    await expect(scores(page).first()).toHaveText(/^Tonenot measured/)
    await expect(page.getByRole('group', { name: 'Your release with marks' }).getByRole('img')).toHaveCount(0)
  })

  test('at 320 px nothing scrolls sideways', { tag: '@deep' }, async ({ page }) => {
    await check(page, `${FLAWED}\n\n${'https://fjordlight.example/a-very-long-address-'.repeat(4)}`)
    await expectFits(page, 320)
  })
}
