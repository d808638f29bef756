import type { Page } from '@playwright/test'
import { tool } from '../../../src/tools/headline-generator/tool'
import { tools } from '../content'
import { expect, test } from '../journey'
import { escaped } from '../patterns'
import { isOnSite } from '../site'
import { copying } from '../words'
import { download } from './download'
import { expectFits, fill, inputOf, makeResult, messages, open, submitButton } from './tool-page'

const NEWS = 'Acme raises $5M to build solar kettles'

const headlines = (page: Page) => page.getByRole('checkbox')

if (isOnSite(tool)) {
  test('eight headlines from a topic, of which a shortlist takes some', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await makeResult(page, tool, { topic: NEWS })
    await expect(messages(page).getByText('8 headlines from your topic. Nothing was sent anywhere.')).toBeVisible()
    await expect(headlines(page)).toHaveCount(8)
    const list = page.getByRole('list').filter({ has: headlines(page) })
    await expect(list.locator('> li')).toHaveCount(8)
    await expect(list.locator('> li').first()).toContainText('Straight news')
    await expect(
      page.getByRole('checkbox', { name: 'With $5M in new funding, Acme to build solar kettles' }),
    ).toBeVisible()
    // “Acme raises $5M to build solar kettles” has 38 characters: whole in a search result, cut on a phone.
    await expect(list.locator('> li').first()).toContainText('38 characters, 7 words')
    await expect(list.locator('> li').first()).toContainText(/Search result, 3\d\d of 580 pixels\s*whole/)
    await expect(list.locator('> li').first()).toContainText('Acme raises $5M to build solar…')
    await expect(page.getByText('News type: Funding, because your topic says “raises”.')).toBeVisible()
    await expect(list.locator('mark').first()).toHaveText(/^\[.+\]$/)

    await page.getByRole('button', { name: 'Copy all 8 headlines' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect(page.getByRole('button', { name: copying.copied })).toBeVisible()
    expect((await copied()).split('\n')).toHaveLength(8)

    await page.getByRole('checkbox', { name: NEWS, exact: true }).check()
    await page.getByRole('checkbox', { name: 'What Acme plans to do with $5M' }).check()
    await expect(page.getByText('2 of 8 on your shortlist')).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`Copy shortlist \\(2\\)|${escaped(copying.copied)}`) }).click()
    await expect.poll(copied).toBe(`${NEWS}\nWhat Acme plans to do with $5M`)

    const rows = (await download(page, 'Download CSV')).text.trim().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toContain('Headline,Pattern,Characters,Words,Placeholders,Search result')
    expect(rows[1]).toContain(`${NEWS},Straight news,38,7,0,whole,`)
    expect((await download(page, 'Download Markdown')).text).toContain(`1. **${NEWS}**`)
  })

  test('bad news is shown the way to the crisis tool, and a headline of one’s own is checked', {
    tag: '@deep',
  }, async ({ page }) => {
    await makeResult(page, tool, { topic: 'Lumo recalls 4,200 night lights over overheating cable' })
    await expect(page.getByText('This is bad news, because your topic says “recalls”')).toBeVisible()
    const main = page.getByRole('main')
    for (const { slug, title } of tools.filter(({ slug }) => slug === 'pr-crisis-response-generator'))
      await expect(main.getByRole('link', { name: title }).first()).toHaveAttribute('href', new RegExp(slug))
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
    await expect(page.getByText(/^Your topic has \d+ characters, /)).toBeVisible()
    await expectFits(page, 360)
  })
}
