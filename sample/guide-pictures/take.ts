/** From the screen to a file of the guide. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from '../../scripts/lib/sharp'
import { expect } from '../../tests/journeys/journey'

const FOLDER = 'docs/editing/pictures'
/** What a page of the guide with three pictures can bear. */
const MOST_BYTES = 60_000

/** Takes what is on the screen between two heights, once all is loaded, as `<name>.webp`. */
export async function take(page: Page, name: string, { top = 0, bottom = 800 } = {}) {
  await allLoaded(page)
  const clip = { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height: bottom - top }
  const bytes = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .webp({ quality: 78, effort: 6 })
    .toBuffer()
  expect(bytes.length, `bytes of ${name}`).toBeLessThan(MOST_BYTES)
  await writeFile(path.join(FOLDER, `${name}.webp`), bytes)
}

/** Waits for letters, for the pictures in view, and for whatever fades in. */
async function allLoaded(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(() =>
      page.evaluate(() => {
        const inView = [...document.images].filter((image) => {
          const { top, bottom, width } = image.getBoundingClientRect()
          return width > 0 && bottom > 0 && top < innerHeight
        })
        const loading = inView.filter((image) => !image.complete || image.naturalWidth === 0)
        const moving = document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
        return loading.length + moving.length
      }),
    )
    .toBe(0)
}
