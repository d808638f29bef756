import { tool } from '../../../src/tools/crisis-responses/tool'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { download } from './download'
import { expectFits, makeResult } from './tool-page'

const BREACH = 'On Monday hackers copied a database with the e-mail addresses of 300 customers.'

if (isOnSite(tool)) {
  test('four documents, in which every place is filled in once and counted', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await makeResult(page, tool, { scenario: BREACH })
    const documents = page.getByRole('article')
    await expect(documents.getByRole('heading', { level: 3 })).toHaveText([
      'Initial public statement',
      'Internal message',
      'Customer message',
      'Media statement',
    ])
    for (const document of await documents.all()) {
      await expect(document).toContainText(BREACH.slice(0, -1))
      await expect(document).toContainText('[time, time zone and date of the next update]')
      await expect(document.getByText(/^Tone: /)).toBeVisible()
      const marks = await document.locator('mark').count()
      await expect(document.getByText(`${marks} placeholders left`)).toBeVisible()
    }
    await expect(page.getByRole('strong').filter({ hasText: 'Data breach' })).toBeVisible()
    await expect(page.getByText('because you write “hackers”: a natural disaster')).toBeVisible()
    await page.getByLabel('Where it happened').selectOption('European Union')
    await page.getByLabel('When you learned of it, in your time').fill('2026-11-20T14:10')
    await expect(page.getByText(/72 hours: by Monday, November 23.*2:10\sPM EST/)).toBeVisible()
    const deadlines = await download(page, 'Download deadlines (.ics)')
    expect(deadlines.text).toContain('DTSTART:20261123T191000Z')
    await expect(page.getByText(/not legal advice/).first()).toBeVisible()

    await page.getByText('Fill in once, for all four').click()
    await page.getByRole('textbox', { name: 'Time, time zone and date of the next update' }).fill('4 p.m. EST')
    for (const document of await page.getByRole('article').all()) await expect(document).toContainText('4 p.m. EST')

    await page.getByRole('button', { name: 'Copy media statement' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('will give its next update at 4 p.m. EST, at')
    expect(await copied()).not.toContain('Dear customers')
    await page.getByRole('button', { name: 'Copy all four documents' }).click()
    await expect.poll(copied).toContain('Dear customer')

    for (const input of await page.getByRole('listitem').getByRole('textbox').all()) await input.fill('done')
    await expect(page.getByText('Everything is filled in')).toBeVisible()
    await expect(page.locator('article mark')).toHaveCount(0)
    await expect(page.getByText('No placeholder left', { exact: true })).toHaveCount(4)

    const { text } = await download(page, 'Download Markdown')
    expect(text).toContain('## Initial public statement')
    expect(text.split('## The first hours')[0]).not.toContain('[')
  })

  test('sentences that admit or blame stay in, and are named', { tag: '@deep' }, async ({ page }) => {
    const scenario = 'Our website is down. It was our fault. No comment. We will probably need two days.'
    await makeResult(page, tool, { scenario })
    await expect(page.getByText('Left out of all four documents')).toBeVisible()
    for (const document of await page.getByRole('article').all()) {
      await expect(document).toContainText(/(?:Our|\[organization\]’s) website is down/)
      await expect(document).not.toContainText(/our fault|no comment/i)
    }
    await expect(page.getByText('“probably” reads as a guess')).toBeVisible()
  })

  test('a wrong reading is corrected, and the documents follow', async ({ page }) => {
    await makeResult(page, tool, { scenario: 'Something is wrong with our syrup.' })
    const statement = page.getByRole('article').first()
    await expect(statement).toContainText('[what people should do now]')
    await page.getByLabel('Kind', { exact: true }).selectOption('Medicine or medical device')
    await expect(statement).toContainText('ask your doctor or pharmacist before you change anything')
    await page.getByLabel('Whom the message speaks to').selectOption('Patients and families')
    await expect(page.getByRole('article').nth(2)).toContainText('Dear patients and families,')
    await page.getByLabel('Something like this has happened to us before').check()
    await expect(statement).toContainText('look into what happened')
  })

  test('500 characters with emoji and mark-up fit on a phone', { tag: '@deep' }, async ({ page }) => {
    const scenario = `<script>alert(1)</script> 😱 outage ${'x'.repeat(460)}`.slice(0, 500)
    await makeResult(page, tool, { scenario })
    await expect(page.getByRole('article').first()).toContainText('<script>alert(1)</script> outage')
    await expectFits(page, 360)
  })
}
