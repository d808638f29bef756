/** A page that the browser has translated before its visitor uses it: React makes it anew, and nothing typed is lost. */
import type { Page } from '@playwright/test'
import { tool } from '../../src/tools/roi-calculator/tool'
import { expect, hydrate, test } from './journey'
import { isOnSite } from './site'
import { fill, inputOf, resultOf, submitButton } from './tools/tool-page'
import { contactForm as words } from './words'

/** Does what the translators of Chromium and others do: each text moves into two elements, and is another text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.closest('script, style, noscript, textarea, option')) texts.push(text as Text)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(`ü${text.data}`)
    }
    document.documentElement.lang = 'de'
  })

test.beforeEach(({ noise }) => noise.expect(/^uncaught: (?:Error: )?Minified React error #418/))

test('the contact form keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  await translate(page)
  await page.locator('input[type=email]').first().fill('ada@example.org')
  await hydrate(page)
  await expect(page.getByRole('textbox', { name: words.email, exact: true })).toHaveValue('ada@example.org')
})

if (isOnSite(tool))
  test('a tool keeps what was typed, and answers', async ({ page }) => {
    await page.goto(`/tools/${tool.slug}`)
    await translate(page)
    await page.locator('input[name=budget]').fill('5000')
    await hydrate(page)
    await expect(inputOf(page, tool, 'budget')).toHaveValue('5000')
    await fill(page, tool, { followers: '100000', engagementRate: '4', campaignType: 'brand-awareness' })
    await submitButton(page, tool).click()
    await expect(resultOf(page, tool)).toBeVisible()
  })
