import type { Page } from '@playwright/test'
import type { Answers } from '../../../src/tools/crisis-responses/crisis-case'
import { writeDocuments } from '../../../src/tools/crisis-responses/documents'
import { tool } from '../../../src/tools/crisis-responses/tool'
import { textsOfSection } from '../../../src/tools/kit/document/text-document'
import { crisisTable } from '../content'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { download } from './download'
import { expectFits, fill, inputOf, makeResult, open } from './tool-page'

const BREACH = 'On Monday hackers copied a database with the e-mail addresses of 300 customers.'
const LEARNED = 'When you learned of it, in your time'

const OPEN: Answers = {
  scenario: BREACH,
  ...{ kind: undefined, truth: undefined, harm: undefined, reach: undefined, print: undefined },
  ...{ action: undefined, danger: undefined, thing: undefined, organization: undefined, country: undefined },
  second: undefined,
}
const documents = (page: Page) => page.getByRole('article')

if (isOnSite(tool) && crisisTable) {
  const table = crisisTable
  const duty = table.duties.find(({ limit, harm }) => /hours/.test(limit) && !harm)
  const safety = table.kinds.find(({ isSafety, isLieOfOthers }) => isSafety && !isLieOfOthers)
  const proposed = table.kinds.find(({ words }) => words.length > 0)

  test('four documents, in which every place is filled in once and counted', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await makeResult(page, tool, { scenario: BREACH })
    await expect(documents(page).getByRole('heading', { level: 3 })).toHaveText([
      'Initial public statement',
      'Internal message',
      'Customer message',
      'Media statement',
    ])
    await expect(page.getByRole('note').filter({ hasText: 'No kind of event is chosen' })).toBeVisible()
    for (const document of await documents(page).all()) {
      await expect(document).not.toContainText(BREACH)
      await expect(document).toContainText('An outline, not a finished document')
      await expect(document.getByText(/^Tone: /)).toBeVisible()
      const marks = await document.locator('mark').count()
      await expect(document.getByText(`${marks} placeholders left`)).toBeVisible()
    }

    await page.getByText('Fill in once, for all four').click()
    await page.getByRole('textbox', { name: 'If there is more to come' }).fill('We post more at 4 p.m. EST.')
    for (const document of await documents(page).all()) await expect(document).toContainText('4 p.m. EST')
    await page.getByRole('button', { name: 'Copy media statement' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('We post more at 4 p.m. EST.')

    for (const input of await page.getByRole('listitem').getByRole('textbox').all()) await input.fill('done')
    await expect(page.getByText('Everything is filled in')).toBeVisible()
    await expect(page.locator('article mark')).toHaveCount(0)
    await expect(page.getByText('No placeholder left', { exact: true })).toHaveCount(4)
    const { text } = await download(page, 'Download Markdown')
    expect(text).toContain('## Initial public statement')
    expect(text.split('## The first hours')[0]).not.toContain('[done')

    await page.getByText('What you typed: for you, not for print').click()
    await expect(page.getByText(BREACH, { exact: true }).last()).toBeVisible()
  })

  test('answers change the documents in place, and a clock runs for a kind and a country', async ({ page }) => {
    await makeResult(page, tool, { scenario: BREACH })
    const answers = {
      kind: duty?.kinds[0] ?? '',
      country: duty?.country ?? '',
      thing: 'our list',
      organization: 'Acme',
    }
    await fill(page, tool, answers)
    await expect(page.getByText('No kind of event is chosen')).toHaveCount(0)
    const written = writeDocuments({ ...OPEN, ...answers } as Answers, table)
    for (const [index, document] of written.entries()) {
      const texts = textsOfSection(document)
      for (const text of texts) await expect(documents(page).nth(index)).toContainText(text)
    }
    await expect(page.getByText(`${duty?.limit} after you learned of it`).first()).toBeVisible()
    await page.getByLabel(LEARNED).fill('2026-11-20T14:10')
    await expect(page.getByText(`${duty?.limit}: by`).first()).toBeVisible()
    expect((await download(page, 'Download deadlines (.ics)')).text).toContain('BEGIN:VEVENT')
  })

  test('what keeps people out of danger stands apart, right after what happened, once a visitor says that it does', async ({
    page,
  }) => {
    await makeResult(page, tool, { scenario: BREACH })
    await expect(inputOf(page, tool, 'danger')).toHaveCount(0)
    await fill(page, tool, { action: 'call your bank', print: 'Data are gone.', danger: 'yes' })
    const asked = 'Please call your bank.'
    for (const id of [0, 2, 3]) {
      await expect(documents(page).nth(id)).toContainText(/Data are gone\.\s*Please call your bank\./)
      await expect(documents(page).nth(id).getByRole('listitem').filter({ hasText: asked })).toHaveCount(0)
    }
    await fill(page, tool, { danger: 'no' })
    await expect(documents(page).first().getByRole('listitem').filter({ hasText: asked })).toHaveCount(1)
  })

  test('what is confidential has no text, in no copy and in no file', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await makeResult(page, tool, { scenario: BREACH })
    await fill(page, tool, { reach: 'confidential', kind: safety?.id ?? '' })
    await expect(documents(page).first()).toContainText('No public text: this is confidential.')
    await page.getByRole('button', { name: 'Copy all four documents' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Call counsel')
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(BREACH)
    expect((await download(page, 'Download Markdown')).text).not.toContain(BREACH)
  })

  test('what is not true is denied without the text', { tag: '@deep' }, async ({ page }) => {
    await makeResult(page, tool, { scenario: BREACH, kind: safety?.id ?? '', truth: 'false' })
    await expect(page.getByRole('note').filter({ hasText: 'The documents deny it' })).toBeVisible()
    for (const document of await documents(page).all()) await expect(document).not.toContainText(BREACH)
  })

  test('words propose a kind, which is taken by a button alone', async ({ page }) => {
    const [word = ''] = proposed?.words ?? []
    await open(page, tool)
    await fill(page, tool, { scenario: word.replace('*', '') })
    await expect(inputOf(page, tool, 'kind')).toHaveValue('')
    await page.getByRole('button', { name: `Choose “${proposed?.label}”` }).click()
    await expect(inputOf(page, tool, 'kind')).toHaveValue(proposed?.id ?? '')
  })

  test('long texts with emoji and mark-up fit on a phone', { tag: '@deep' }, async ({ page }) => {
    const print = `<script>alert(1)</script> 😱 outage ${'x'.repeat(260)}`.slice(0, 300)
    await makeResult(page, tool, { scenario: 'x'.repeat(500), print })
    await expect(documents(page).first()).toContainText('<script>alert(1)</script> 😱 outage')
    await expectFits(page, 360)
  })
}
