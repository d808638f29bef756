import { tool } from '../../../src/tools/brief-builder/tool'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { fill, inputOf, open } from './tool-page'

if (isOnSite(tool)) {
  // Journeys of all tools see that nothing is kept unless somebody asks for it.
  test('what is typed is there after a reload if somebody asks for it, until they forget it', async ({ page }) => {
    await open(page, tool)
    await page.getByLabel('Keep what I type in this browser').check()
    await fill(page, tool, { campaign: 'Second shop of Rosie’s Bakery' })
    await page.reload()
    // Without any use of the page.
    await expect(inputOf(page, tool, 'campaign')).toHaveValue('Second shop of Rosie’s Bakery')
    await expect(page.getByLabel('Keep what I type in this browser')).toBeChecked()

    await page.getByRole('button', { name: 'Forget it' }).click()
    await expect(page.getByLabel('Keep what I type in this browser')).toBeFocused()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}
