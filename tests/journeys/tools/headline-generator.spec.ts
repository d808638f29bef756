import type { Page } from '@playwright/test'
import { today } from '../../../src/lib/calendar-day'
import { tool } from '../../../src/tools/headline-generator/tool'
import { type Answers, writeHeadlines } from '../../../src/tools/headline-generator/write-headlines'
import { headlineTable, tools } from '../content'
import { expect, test } from '../journey'
import { escaped } from '../patterns'
import { isOnSite } from '../site'
import { copying } from '../words'
import { download } from './download'
import { expectFits, fill, inputOf, makeResult, messages, open, resultOf, submit, submitButton } from './tool-page'

const NEWS = 'Acme raises $5M to build solar kettles'

/** The patterns of the site; none where it does not show the tool. */
const table = headlineTable ?? {
  reviewed: '',
  ...{ offers: [], neutral: [], good: [], serious: [], harm: [], accusation: [], life: [], news: [] },
}
const kind = table.news.find(
  ({ set, patterns }) => set === 'good' && !patterns && table.good[0]?.text.includes('{who}'),
)
const harm = table.news.find(({ set, words }) => set === 'harm' && words.length > 0)

const OPEN: Answers = {
  topic: NEWS,
  ...{ news: undefined, gate: undefined, who: undefined, many: undefined, what: undefined, order: undefined },
  ...{ reader: undefined, number: undefined, place: undefined, day: undefined },
  ...{ until: undefined, proof: undefined, brief: undefined, dayOf: undefined },
}
const written = (answers: Partial<Answers>) =>
  writeHeadlines({ ...OPEN, ...answers }, table, today()).headlines.map(({ text }) => text)

const headlines = (page: Page) => resultOf(page, tool).getByRole('checkbox')
const listOf = (page: Page) =>
  resultOf(page, tool)
    .getByRole('list')
    .filter({ has: page.getByRole('checkbox') })

if (isOnSite(tool)) {
  test('eight headlines from a topic, of which a shortlist takes some', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await makeResult(page, tool, { topic: NEWS })
    await expect(messages(page).getByText('8 headlines from your topic. Nothing was sent anywhere.')).toBeVisible()
    await expect(headlines(page)).toHaveCount(8)
    const expected = written({})
    const { mark } = writeHeadlines(OPEN, table, today())
    for (const [index, text] of expected.entries())
      await expect(listOf(page).locator('> li').nth(index)).toContainText(text)
    await expect(listOf(page).locator('> li').first()).toContainText(table.neutral[0]?.name ?? '')
    await expect(listOf(page).locator('mark').first()).toHaveText(/^\[.+\]$/)

    await page.getByRole('button', { name: 'Copy all 8 headlines' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect(page.getByRole('button', { name: copying.copied })).toBeVisible()
    expect(await copied()).toBe(`(${mark})\n${expected.join('\n')}`)

    await headlines(page).nth(0).check()
    await headlines(page).nth(2).check()
    await expect(page.getByText('2 of 8 on your shortlist')).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`Copy shortlist \\(2\\)|${escaped(copying.copied)}`) }).click()
    await expect.poll(copied).toBe(`(${mark})\n${expected[0]}\n${expected[2]}`)

    const rows = (await download(page, 'Download CSV')).text.trim().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toContain('Headline,Pattern,Characters,Words,Placeholders,Search result')
    expect((await download(page, 'Download Markdown')).text).toContain('1. **')
  })

  if (kind)
    test('each answer changes the headlines at once', async ({ page }) => {
      await makeResult(page, tool, { topic: NEWS })
      await inputOf(page, tool, 'news').selectOption(kind.id)
      await expect(listOf(page)).toContainText(written({ news: kind.id })[0] ?? '')
      await inputOf(page, tool, 'who').fill('Acme & Söhne')
      await expect(listOf(page)).toContainText(written({ news: kind.id, who: 'Acme & Söhne' })[0] ?? '')
      await expect(headlines(page)).toHaveCount(8)
    })

  if (harm)
    test('words of harm propose a kind of news, which is taken only when it is chosen', async ({ page }) => {
      const word = harm.words[0]?.replace('*', '')
      await open(page, tool)
      await fill(page, tool, { topic: `Acme ${word}` })
      await expect(inputOf(page, tool, 'news')).toHaveValue('')
      await page.getByRole('button', { name: `Choose “${harm.label}”` }).click()
      await expect(inputOf(page, tool, 'news')).toHaveValue(harm.id)
      await submit(page, tool)
      const main = page.getByRole('main')
      for (const { slug, title } of tools.filter(({ slug }) => slug === 'pr-crisis-response-generator'))
        await expect(main.getByRole('note').getByRole('link', { name: title })).toHaveAttribute(
          'href',
          new RegExp(slug),
        )
    })

  test('a headline of one’s own is checked', { tag: '@deep' }, async ({ page }) => {
    await makeResult(page, tool, { topic: NEWS })
    const own = page.getByRole('region', { name: 'Check my own headline' })
    await own.getByLabel('Your headline').fill('WILL THIS HEADLINE FIT INTO THE LIST OF A PHONE?')
    await expect(own.getByRole('status')).toContainText('48 characters, 10 words')
    await expect(own.getByRole('listitem').nth(1)).toContainText('…')
    await expectFits(page, 320)
  })

  test('a topic without a word gets a message', { tag: '@deep' }, async ({ page }) => {
    await open(page, tool)
    await fill(page, tool, { topic: '🚀 !!!' })
    await submitButton(page, tool).click()
    await expect(page.getByText('Topic needs at least one word or number.')).toBeVisible()
    await expect(inputOf(page, tool, 'topic')).toBeFocused()
    await expect(inputOf(page, tool, 'topic')).toHaveValue('🚀 !!!')
  })

  test('mark-up and endless topics stay text, and fit', { tag: '@deep' }, async ({ page }) => {
    await makeResult(page, tool, { topic: `<img src=x onerror=alert(1)> ${'Donaudampfschiff'.repeat(80)}` })
    await expect(headlines(page)).toHaveCount(8)
    await expectFits(page, 360)
  })
}
