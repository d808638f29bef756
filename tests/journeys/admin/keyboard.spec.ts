/** An editor's work without a mouse, on a desktop and on a phone. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey'
import { field, formOpened, test } from './editor'

/** More than any of the ways below has. */
const MOST_KEYS = 250

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.first().evaluate((element) => element === document.activeElement)

/** Presses Tab until the element has the focus, as somebody does who looks for it. */
async function tabTo(page: Page, target: Locator) {
  for (let key = 0; key < MOST_KEYS; key++) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  throw new Error(`${MOST_KEYS} presses of Tab do not lead to ${target}.`)
}

for (const [what, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${what}`, () => {
    test.use({ viewport })

    test('a post is found, changed and saved with the keyboard', { tag: '@deep' }, async ({ page, project }) => {
      const file = 'blog/form-launch.md'
      const before = await project.read(file)
      await page.goto('/admin/#/collections/blog')
      const row = page.getByRole('row', { name: /Three ways to launch/ })
      await row.waitFor()
      // The rows are one stop of the Tab key; arrows lead through them.
      await tabTo(page, page.getByRole('grid').getByRole('row').first())
      for (let key = 0; key < MOST_KEYS && !(await hasFocus(row)); key++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await formOpened(page)
      await tabTo(page, field(page, 'Title').getByRole('textbox'))
      await page.keyboard.press('End')
      await page.keyboard.type(' again')
      await tabTo(page, field(page, 'Tags').getByRole('button', { name: 'Reorder Item' }).first())
      await page.keyboard.press('ArrowDown')
      await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Entry saved.')).toBeVisible()
      const after = await project.read(file)
      expect(after).toContain('how to choose again')
      expect(tagsOf(after)).toEqual(['second tag', 'first tag', 'third tag'])
      expect(tagsOf(before)).toEqual(['first tag', 'second tag', 'third tag'])
      await project.write(file, before)
    })
  })
}

const tagsOf = (text: string): string[] =>
  Array.from(/^tags:\n((?: *- .*\n)+)/m.exec(text)?.[1]?.matchAll(/- (.*)/g) ?? [], ([, tag]) => tag ?? '')
