import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/test/browser'
import { violations } from '../../tests/journeys/axe'

/** The ways in which a browser can color a page. */
const MODES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const

/** Opens a browser to look at pages with. Close it. */
export function openBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: findBrowser(), args })
}

/** Counts the rules of axe that a page breaks in light, dark and forced colors. */
export async function countViolations(browser: Browser, address: string): Promise<number[]> {
  const counts: number[] = []
  for (const mode of Object.values(MODES)) {
    const page = await browser.newPage({ ...mode, reducedMotion: 'reduce' })
    await page.goto(address)
    // In forced colors the contrast is the visitor's own, and axe reads the colors of the page.
    const broken = await violations(page)
    counts.push(broken.filter((line) => mode !== MODES.forced || !line.startsWith('color-contrast')).length)
    await page.close()
  }
  return counts
}
