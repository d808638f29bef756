/**
 * What holds for every tool. The tool's own data says what its form asks for and what it says; what is particular to a
 * tool, such as its numbers, is in the journeys of that tool.
 */
import type { Page } from '@playwright/test'
import { tested } from '../../../src/features/legal/tested'
import { initialRaw, type Raw } from '../../../src/tools/kit/form/fields'
import type { Tool } from '../../../src/tools/kit/tool'
import { examplesOf } from '../../tier'
import { expect, hydrate, test } from '../journey'
import { copying } from '../words'
import { download } from './download'
import { goOffline } from './go-offline'
import { shownTakeAways } from './take-aways'
import {
  copy,
  expectAccessible,
  expectFits,
  fill,
  inputOf,
  isAsked,
  messages,
  open,
  reset,
  resultOf,
  submit,
  submitButton,
} from './tool-page'

/** The tools that are left by a link and opened again by Back. */
const comesBack = new Set(examplesOf(shownTakeAways).map(({ tool }) => tool.slug))

for (const { tool, values = tool.example as Raw, copy: copied, files } of shownTakeAways) {
  const { slug, words, isShareable } = tool
  const inputs = { ...initialRaw(tool.fields), ...values }

  for (const width of [360, 768, 1440]) {
    test(`${slug}: the message covers no part of the result at ${width} pixels`, { tag: '@deep' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, tool)
      await submit(page, tool, values)
      const message = await messages(page).getByRole('listitem').boundingBox()
      const heading = await resultOf(page, tool).getByRole('heading', { level: 2 }).first().boundingBox()
      expect(heading?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0))
      expect(heading?.y).toBeLessThan(300)
    })
  }

  test(`${slug}: from the form to a result and back, without a network`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, tool)
    await test.step('the form says what it needs', async () => {
      if (tool.waitsUntilFilled) await expectToWait(page, tool, inputs)
      else await expectToAsk(page, tool)
      await expectLimits(page, tool)
    })
    await goOffline(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))

    await submit(page, tool, values)
    await expect(messages(page)).toContainText(words.toast.title)
    await expect(messages(page)).toContainText(words.toast.description ?? '')
    expect(searchOf(page), 'the address has the inputs of a tool whose results can be shared').toEqual(
      isShareable ? inputs : {},
    )
    for (const folded of await resultOf(page, tool).locator('summary').all()) await folded.click()
    await expectAccessible(page)

    await test.step('what can be taken away', async () => {
      const actions = page.getByRole('group', { name: 'Take it with you' })
      const text = await copy(page, actions.getByRole('button', { name: copied.button, exact: true }))
      for (const part of copied.texts) expect(text).toContain(part)
      await expect(actions.getByRole('button', { name: copying.copied })).toBeVisible()
      for (const { button, name, texts } of files) {
        const file = await download(page, button)
        expect(file.name).toBe(name)
        for (const part of texts) expect(file.text).toContain(part)
      }
      await expect(actions.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
      await expect(actions.getByRole('button', { name: 'Copy link to this result' })).toHaveCount(isShareable ? 1 : 0)
      await expect(actions.getByRole('button')).toHaveCount(files.length + (isShareable ? 3 : 2))
    })

    await test.step('on a phone and on paper', async () => {
      await expectFits(page, tested.tools.width)
      await page.emulateMedia({ media: 'print' })
      await expect(resultOf(page, tool).getByRole('heading', { level: 2 })).toBeVisible()
      await expect(page.getByRole('group', { name: 'Take it with you' })).toBeHidden()
      await expect(page.getByRole('button', { name: words.reset })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })

    // Files are made in the page; the icon is the browser's own affair.
    expect(
      requests.filter((url) => !/^blob:|\/favicon\.svg$/.test(url)),
      'nothing is asked for or sent',
    ).toEqual([])
    expect(await stored(page), 'nothing typed is kept').toEqual([])
    await reset(page, tool)
  })

  if (comesBack.has(slug))
    test(`${slug}: what was typed is there again after a link and Back`, async ({ page }) => {
      await open(page, tool)
      await fill(page, tool, values)
      await page.getByRole('contentinfo').getByRole('link').first().click()
      await expect(page).toHaveURL('/')
      expect(await stored(page), 'nothing typed is kept by the browser').toEqual([])
      await page.goBack()
      // The clock of this journey hides from the page that it was opened by Back, upon which it starts without any use.
      await hydrate(page)
      for (const [name, text] of Object.entries(values)) await expect(inputOf(page, tool, name)).toHaveValue(text)
      await expect(submitButton(page, tool)).toBeEnabled()
    })

  async function stored(page: Page): Promise<string[]> {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    return Object.values(values).filter((text) => text.length > 4 && kept.includes(JSON.stringify(text).slice(1, -1)))
  }
}

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

const requiredFields = ({ fields }: Tool) => Object.entries(fields).filter(([, { optional }]) => !optional)
/** What is asked for: a choice that holds a value from the start never is. */
const askedFields = (tool: Tool) =>
  requiredFields(tool).filter(([, { kind, initial }]) => kind !== 'choice' || !initial)

/** The button waits until every field is filled, and again when one is emptied. */
async function expectToWait(page: Page, tool: Tool, inputs: Raw) {
  // A question that follows on another answer is not in the form yet.
  const typed = Object.fromEntries(Object.entries(inputs).filter(([, text]) => text !== ''))
  await expect(submitButton(page, tool)).toBeDisabled()
  const assumptions = page.getByText('Assumptions, which you can change')
  if (await assumptions.isVisible()) await assumptions.click()
  for (const [name, { kind }] of requiredFields(tool)) {
    await fill(page, tool, typed)
    await expect(submitButton(page, tool)).toBeEnabled()
    // Spaces are nothing; choices and days cannot hold them.
    await fill(page, tool, { [name]: kind === 'text' || kind === 'number' ? '  ' : '' })
    await expect(submitButton(page, tool), `without ${name}`).toBeDisabled()
  }
  await fill(page, tool, typed)
}

/** The button can be pressed at once, and every empty field that is required is then named. */
async function expectToAsk(page: Page, tool: Tool) {
  await submitButton(page, tool).click()
  for (const [index, [name, { label }]] of askedFields(tool).entries()) {
    if (index === 0) await expect(inputOf(page, tool, name)).toBeFocused()
    await expect(inputOf(page, tool, name)).toHaveAccessibleDescription(new RegExp(`${label}: please fill this in\\.`))
  }
  for (const [name, { optional }] of Object.entries(tool.fields))
    if (optional && (await isAsked(page, tool, name)))
      await expect(inputOf(page, tool, name)).not.toHaveAccessibleDescription(/please fill/)
}

/** A text with a limit is counted, and stops there. */
async function expectLimits(page: Page, tool: Tool) {
  for (const [name, field] of Object.entries(tool.fields)) {
    if (field.kind !== 'text' || !field.maxLength || field.isQuestion) continue
    const input = inputOf(page, tool, name)
    const { maxLength } = field
    // A text that may be long is counted near its limit.
    const expectCount = (characters: number) =>
      maxLength - characters <= 500
        ? expect(input).toHaveAccessibleDescription(new RegExp(`${characters} / ${maxLength} characters`))
        : expect(input).not.toHaveAccessibleDescription(/\d \/ \d+ characters/)
    await input.fill('')
    await expectCount(0)
    await input.pressSequentially('A lamp')
    await expectCount(6)
    await input.fill('a'.repeat(maxLength - 1))
    await input.press('End')
    await input.pressSequentially('bcd')
    await expect(input).toHaveValue(`${'a'.repeat(maxLength - 1)}b`)
    await expectCount(maxLength)
  }
}
