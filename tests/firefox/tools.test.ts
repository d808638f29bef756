/** Every tool in Firefox: its example typed by hand leads to a result, and the result back to an empty form. */
import { existsSync } from 'node:fs'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../src/lib/calendar-day'
import { exampleFor } from '../../src/tools/kit/form/example'
import { initialRaw, type Raw } from '../../src/tools/kit/form/fields'
import type { Tool } from '../../src/tools/kit/tool'
import { takeAways } from '../journeys/tools/take-aways'
import { type Firefox, PATIENCE, serveSite, startFirefox } from './firefox'
import { hydrate, overflow, pathOf, press, visible } from './page'

/** An agency can hide tools. */
const shown = Object.values(takeAways).flatMap(({ tool }) => (existsSync(`dist/tools/${tool.slug}.html`) ? [tool] : []))

let firefox: Firefox
beforeAll(async () => {
  firefox = await startFirefox(await serveSite())
})
afterAll(() => firefox?.close())

test('the site has tools', () => {
  expect(shown.length).toBeGreaterThan(0)
})

test.each(shown.map((tool) => [tool.slug, tool] as const))(
  '%s: from the form to a result and back',
  async (_, tool) => {
    const { page, noise, leave } = await firefox.visit(`/tools/${tool.slug}`)
    await hydrate(page)
    const values = valuesFor(tool)
    await fill(page, tool, values)
    expect(await valuesIn(page, tool)).toEqual(values)
    await press(page, 'form [type="submit"]')
    await expect.poll(() => focusedText(page), PATIENCE).toBe(tool.words.resultHeading)
    expect(await overflow(page)).toEqual([])
    await press(page, `::-p-xpath(//button[normalize-space()="${tool.words.reset}"])`)
    await expect.poll(() => page.$('#tool-result'), PATIENCE).toBeNull()
    expect(await valuesIn(page, tool)).toEqual(initialRaw(tool.fields))
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(Object.keys(tool.fields)[0])
    await expect.poll(() => pathOf(page), PATIENCE).toBe(`/tools/${tool.slug}`)
    expect(noise).toEqual([])
    await leave()
  },
)

/** The example, with its days as far ahead of today as when it was written. Its choices are in the tables of the site. */
function valuesFor(tool: Tool): Raw {
  const ahead = exampleFor(tool, today())
  const typed = Object.entries(tool.example as Raw).map(([name, text]) => [
    name,
    tool.fields[name]?.kind === 'day' ? (ahead[name] ?? '') : text,
  ])
  return { ...initialRaw(tool.fields), ...Object.fromEntries(typed) }
}

async function fill(page: Page, { fields }: Tool, values: Raw) {
  for (const closed of await page.$$('form details:not([open]) > summary')) await closed.click()
  for (const [name, text] of Object.entries(values)) {
    const kind = fields[name]?.kind
    if (text === (fields[name]?.initial ?? '')) continue
    const input = await visible(page, `form [name="${name}"]`)
    if (kind === 'choice') await page.select(`form [name="${name}"]`, text)
    else if (kind === 'day') {
      // How a day is typed depends on the language of the system. React takes a value for typed that the element itself did not set.
      await input.evaluate((element, day) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, day)
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }, text)
    } else await input.type(text)
  }
}

const valuesIn = (page: Page, { fields }: Tool): Promise<Raw> =>
  page.$eval(
    'form.ledger',
    (form, names) => {
      const data = new FormData(form as HTMLFormElement)
      return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]))
    },
    Object.keys(fields),
  )

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
