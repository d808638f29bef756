import type { Locator, Page } from '@playwright/test'
import { agency } from './agency'
import { expect, hydrate, isHydrated, test } from './journey'

const carousel = (page: Page) => page.getByRole('region', { name: 'Our work' })
const show = (page: Page, number: number) => carousel(page).getByRole('button', { name: `Show slide ${number}` })
const slide = (page: Page, number: number) => carousel(page).getByRole('group', { name: `${number} of 3` })

async function expectSlide(page: Page, number: number) {
  await expect(show(page, number)).toHaveAttribute('aria-current', 'true')
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 })
}

/** Opens the page with a stopped clock, the pointer outside of the slides. */
async function arrive(page: Page) {
  await page.clock.install()
  await page.goto('/contact')
  await page.mouse.move(2, 2)
  await hydrate(page)
  await page.mouse.move(2, 2)
  await page.clock.pauseAt(new Date(Date.now() + 3600_000))
  await show(page, 1).click()
  await page.mouse.move(2, 2)
  await show(page, 1).blur()
  await expectSlide(page, 1)
}

test('the contact page invites to write or to book a call', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  const booking = page.getByRole('link', { name: 'Book a call instead' })
  await expect(booking).toHaveAttribute('href', agency.bookingUrl)
  await expect(booking).toHaveAttribute('target', '_blank')
})

for (const { width, height, screens } of [
  { width: 1440, height: 900, screens: 1.2 },
  { width: 360, height: 740, screens: 1.75 },
]) {
  test(`the form is near the top at ${width} pixels, before the addresses`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/contact')
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
    const field = await top(page.getByRole('textbox', { name: /^Name/ }))
    expect(field).toBeLessThan(screens * height)
    expect(await top(page.getByRole('heading', { name: 'Reach us directly' }))).toBeGreaterThan(field)
  })
}

test('three pictures are there from the start', async ({ page }) => {
  await page.goto('/contact')
  const pictures = carousel(page).locator('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('loading', 'eager')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('the slides advance every 5 seconds and begin again after the last', async ({ page }) => {
  await arrive(page)
  await page.clock.runFor(4900)
  await expectSlide(page, 1)
  await page.clock.runFor(200)
  await expectSlide(page, 2)
  await page.clock.runFor(5000)
  await expectSlide(page, 3)
  await page.clock.runFor(5000)
  await expectSlide(page, 1)
})

test('the slides begin to move although nobody touches the page', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  await page.clock.runFor(4000)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.clock.runFor(6000)
  await expectSlide(page, 2)
})

test('the slides wait while they are hovered, focused or paused', async ({ page }) => {
  await arrive(page)
  await carousel(page).hover()
  await page.clock.runFor(12_000)
  await expectSlide(page, 1)
  await page.mouse.move(2, 2)
  await page.clock.runFor(5100)
  await expectSlide(page, 2)

  await carousel(page).getByRole('group', { name: 'Slides' }).focus()
  await page.clock.runFor(12_000)
  await expectSlide(page, 2)
  await carousel(page).getByRole('group', { name: 'Slides' }).blur()
  await page.clock.runFor(5100)
  await expectSlide(page, 3)

  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click()
  await page.mouse.move(2, 2)
  const play = carousel(page).getByRole('button', { name: 'Play the slides' })
  await play.blur()
  await page.clock.runFor(12_000)
  await expectSlide(page, 3)
  await play.click()
  await page.mouse.move(2, 2)
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).blur()
  await page.clock.runFor(5100)
  await expectSlide(page, 1)
})

test('the slides do not move under reduced motion, and can still be chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await page.clock.runFor(20_000)
  await expectSlide(page, 1)
  await show(page, 3).click()
  await expectSlide(page, 3)
})
