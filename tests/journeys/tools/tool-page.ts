/** What visitors do on the page of a tool, by what the tool's own data says. */
import type { Locator, Page } from '@playwright/test'
import { tested } from '../../../src/features/legal/tested'
import { initialRaw, type Raw } from '../../../src/tools/kit/form/fields'
import type { Tool } from '../../../src/tools/kit/tool'
import { violations } from '../axe'
import { expect, hydrate, messages } from '../journey'
import { escaped } from '../patterns'
import { copying } from '../words'

export { messages } from '../journey'

/** A Friday evening in New York, where the journeys take place, and where the day changes later than in UTC. */
const EVENING = new Date('2026-11-20T21:30:00-05:00')
/** From opening a page to submitting its form, in milliseconds. */
const MINUTE = 60_000
/** Longer than any tool works, in milliseconds. */
const WORK = 2000

/** Opens the page of a tool and waits until it can be used. `now` is by the clock of the page. */
export async function open(page: Page, { slug }: Tool, now = EVENING) {
  await visit(page, `/tools/${slug}`, now)
  await hydrate(page)
}

/** Opens a shared link, which needs no use of the page to show its result. */
export async function openLink(page: Page, { slug }: Tool, values: Raw) {
  await visit(page, `/tools/${slug}?${new URLSearchParams(values)}`, EVENING)
}

async function visit(page: Page, address: string, now: Date) {
  await page.clock.install({ time: now })
  // A smooth scroll down to a button takes longer than everything that is done there.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
}

export const inputOf = (page: Page, { fields }: Tool, name: string) =>
  page.getByLabel(new RegExp(`^${escaped(fields[name]?.label ?? '')}(?: \\(optional\\))?$`))

export async function fill(page: Page, tool: Tool, values: Raw) {
  for (const [name, text] of Object.entries(values)) {
    const input = inputOf(page, tool, name)
    const closed = page.locator('details:not([open])').filter({ has: input }).locator('summary')
    if ((await closed.count()) > 0) await closed.click()
    if (tool.fields[name]?.kind === 'choice') await input.selectOption(text)
    else await input.fill(text)
  }
}

export const submitButton = (page: Page, { words }: Tool) =>
  page.getByRole('button', { name: words.submit, exact: true })

export const resultOf = (page: Page, { words }: Tool) =>
  page.getByRole('region', { name: words.resultHeading, exact: true })

/**
 * Fills the form, or what is still missing in it, submits it, and lets the working time of the tool pass. The test does not
 * wait for it: the clock is stopped until the tool was seen working, and then moved on.
 */
export async function submit(page: Page, tool: Tool, values: Raw = {}) {
  const { submit: label, progress, resultHeading } = tool.words
  await fill(page, tool, values)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE)
  await page.getByRole('button', { name: label, exact: true }).click()
  await expect(page.getByRole('button', { name: progress, exact: true })).toBeDisabled()
  await page.clock.runFor(WORK)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 2, name: resultHeading, exact: true })).toBeFocused()
}

/** Opens the page of a tool and makes a result, a minute after `now`. */
export async function makeResult(page: Page, tool: Tool, values: Raw, now?: Date) {
  await open(page, tool, now)
  await submit(page, tool, values)
}

/** Goes back from a result, to a form and an address as empty as at first, with the focus in the form's first field. */
export async function reset(page: Page, tool: Tool) {
  await page.getByRole('button', { name: tool.words.reset, exact: true }).click()
  await expect(resultOf(page, tool)).toHaveCount(0)
  await expect(inputOf(page, tool, Object.keys(tool.fields)[0] ?? '')).toBeFocused()
  for (const [name, text] of Object.entries(initialRaw(tool.fields)))
    if (await isAsked(page, tool, name)) await expect(inputOf(page, tool, name)).toHaveValue(text)
  if (tool.waitsUntilFilled) await expect(submitButton(page, tool)).toBeDisabled()
  await expect(page).toHaveURL(`/tools/${tool.slug}`)
}

/** Whether the form has an input: some questions follow on the answers to others. */
export const isAsked = async (page: Page, tool: Tool, name: string) => (await inputOf(page, tool, name).count()) > 0

/** How a result was computed is folded away. */
export const openExplanation = (page: Page) => page.getByText('How this was computed').click()

/** Checks all rules in one color scheme, and in the other those that it can change. */
export async function expectAccessible(page: Page) {
  for (const [index, colorScheme] of tested.tools.schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await violations(page, index === 0 ? 'all' : 'of a view'), colorScheme).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Whether nothing reaches beyond the right edge of a narrow screen. */
export async function expectFits(page: Page, width: number) {
  await page.setViewportSize({ width, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
}

/** What the button puts on the clipboard. The journey must have granted it. */
export async function copy(page: Page, button: Locator): Promise<string> {
  await button.click()
  await expect(messages(page).getByText(copying.copiedToClipboard).last()).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}
