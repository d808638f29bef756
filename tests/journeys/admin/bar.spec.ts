/** The buttons of ours cover nothing of the forms. */
import type { Locator } from '@playwright/test'
import { expect } from '../journey'
import { openForm, test } from './editor'

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

for (const [screen, viewport] of Object.entries({
  computer: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`forms and lists end above the buttons on a ${screen}`, { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openForm(page, 'services/entries/form-service')
    const buttons = ['History and undo', 'What is to come', 'Show the page'].map((name) =>
      page.getByRole('button', { name }),
    )
    for (const button of buttons) {
      const { top, left, right } = await boxOf(button)
      await expect
        .poll(async () => (await boxOf(page.getByRole('group', { name: 'Content Editor' }))).bottom)
        .toBeLessThanOrEqual(top)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(viewport.width)
    }
    await page.goto('/admin/#/collections/blog')
    await expect(page.getByText('A brief on one page')).toBeVisible()
    expect((await boxOf(page.locator('.app-shell'))).bottom).toBeLessThanOrEqual(
      (await boxOf(page.getByRole('button', { name: 'What is to come' }))).top,
    )
  })
}
