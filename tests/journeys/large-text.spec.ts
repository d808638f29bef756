import config from '../../playwright.config'
import { expect, test } from './journey'

// A visitor's own setting: letters of 32 pixels where 16 are usual.
const launchOptions = config.use?.launchOptions
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

test('text of twice the size fits into every page', async ({ page, paths }) => {
  test.slow()
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 })
      const { letters, overflow } = await page.evaluate(() => ({
        letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(letters).toBe(32)
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
