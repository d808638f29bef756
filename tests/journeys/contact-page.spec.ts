import type { Locator, Page } from '@playwright/test'
import { agency, expectInvitation } from './agency'
import { contactPage, present } from './content'
import { expect, hydrate, isHydrated, test } from './journey'
import { contactForm, contact as words } from './words'

const { slides } = contactPage
const next = (number: number) => (number % slides.length) + 1
const carousel = (page: Page) => page.getByRole('region', { name: words.ourWork, exact: true })
const show = (page: Page, number: number) =>
  carousel(page).getByRole('button', {
    name: words.showSlide({ number, title: slides[number - 1]?.title ?? '' }),
    exact: true,
  })
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: words.slideOf({ number, count: slides.length }), exact: true })
const pause = (page: Page) => carousel(page).getByRole('button', { name: words.pause + words.theSlides })

async function expectSlide(page: Page, number: number) {
  await expect(show(page, number)).toHaveAttribute('aria-current', 'true')
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 })
}

/** Opens a page of several slides with a stopped clock, the pointer outside of the slides. */
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.heading)
  for (const _ of present(agency.bookingUrl)) await expectInvitation(page.getByRole('link', { name: words.bookCall }))
})

for (const { width, height, screens } of [
  { width: 1440, height: 900, screens: 1.2 },
  { width: 360, height: 740, screens: 1.75 },
]) {
  test(`the form is near the top at ${width} pixels, before the addresses`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/contact')
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
    const field = await top(page.getByRole('textbox', { name: contactForm.name, exact: true }))
    expect(field).toBeLessThan(screens * height)
    for (const { heading } of contactPage.offices ?? [])
      expect(await top(page.getByRole('heading', { name: heading }))).toBeGreaterThan(field)
  })
}

test('all pictures are there from the start', async ({ page }) => {
  await page.goto('/contact')
  const pictures = carousel(page).locator('img')
  await expect(pictures).toHaveCount(slides.length)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('loading', 'eager')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

for (const _ of slides.slice(1, 2)) {
  test('the slides advance every 5 seconds and begin again after the last', async ({ page }) => {
    await arrive(page)
    await page.clock.runFor(4900)
    await expectSlide(page, 1)
    await page.clock.runFor(200)
    await expectSlide(page, next(1))
    for (let number = next(1); number !== 1; number = next(number)) {
      await page.clock.runFor(5000)
      await expectSlide(page, next(number))
    }
  })

  test('the slides begin to move although the page is not touched', async ({ page }) => {
    await page.clock.install()
    await page.goto('/contact')
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.clock.runFor(4000)
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.clock.runFor(6000)
    await expectSlide(page, next(1))
  })

  test('the slides wait while they are hovered, focused or paused', async ({ page }) => {
    const second = next(1)
    const third = next(second)
    await arrive(page)
    await carousel(page).hover()
    await page.clock.runFor(12_000)
    await expectSlide(page, 1)
    await page.mouse.move(2, 2)
    await page.clock.runFor(5100)
    await expectSlide(page, second)

    await carousel(page).getByRole('group', { name: words.slides, exact: true }).focus()
    await page.clock.runFor(12_000)
    await expectSlide(page, second)
    await carousel(page).getByRole('group', { name: words.slides, exact: true }).blur()
    await page.clock.runFor(5100)
    await expectSlide(page, third)

    await pause(page).click()
    await page.mouse.move(2, 2)
    const play = carousel(page).getByRole('button', { name: words.play + words.theSlides })
    await play.blur()
    await page.clock.runFor(12_000)
    await expectSlide(page, third)
    await play.click()
    await page.mouse.move(2, 2)
    await pause(page).blur()
    await page.clock.runFor(5100)
    await expectSlide(page, next(third))
  })

  test('the slides do not move under reduced motion, and can still be chosen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page)
    await page.clock.runFor(20_000)
    await expectSlide(page, 1)
    await show(page, slides.length).click()
    await expectSlide(page, slides.length)
  })
}
