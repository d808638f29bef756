import type { Page } from '@playwright/test'
import { homePage, present } from './content'
import { expect, test } from './journey'
import { home } from './words'

/** So many logos fit a screen of some width; more of them move there. */
const MOVES = [
  [5, 1280],
  [3, 1000],
  [2, 700],
] as const

for (const { heading, clients } of present(homePage.logos)) {
  const carousel = (page: Page) => page.getByRole('region', { name: home.clients, exact: true })
  const track = (page: Page) => carousel(page).getByRole('list')
  const motion = (page: Page) =>
    expect.poll(() =>
      track(page).evaluate((list) =>
        list
          .getAnimations()
          .map(({ playState }) => playState)
          .join(),
      ),
    )

  test('names every client under its heading, each of them once to a screen reader', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await expect(track(page).getByRole('listitem')).toHaveText(clients.map(({ name, logo }) => (logo ? '' : name)))
  })

  test('shows 2, 3 or 5 logos per view', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/')
    for (const [width, logos] of [
      [360, 2],
      [767, 2],
      [768, 3],
      [1023, 3],
      [1024, 5],
      [1440, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const perView = await carousel(page).evaluate(
        (region) => region.clientWidth / (region.querySelector('li')?.getBoundingClientRect().width ?? 0),
      )
      expect(perView, `at ${width} px`).toBeCloseTo(logos, 1)
    }
  })

  for (const [, width] of present(MOVES.find(([fitting]) => clients.length > fitting)))
    test.describe('where the screen has no room for all of them', () => {
      test.use({ viewport: { width, height: 720 } })

      test('moves without end, and waits while it is hovered or focused', async ({ page }) => {
        await page.goto('/')
        await motion(page).toBe('running')
        // After half of the track the second copy of the logos is where the first one began.
        const { loops, moves } = await track(page).evaluate((list) => {
          const [animation] = list.getAnimations()
          const left = () => Math.round(list.getBoundingClientRect().left)
          if (!animation) return { loops: false, moves: 0 }
          const timing = animation.effect?.getComputedTiming()
          animation.pause()
          animation.currentTime = 0
          const start = left()
          animation.currentTime = Number(timing?.duration) - 1
          const end = left()
          animation.play()
          return { loops: timing?.iterations === Number.POSITIVE_INFINITY, moves: (start - end) / list.scrollWidth }
        })
        expect(loops).toBe(true)
        expect(moves).toBeCloseTo(0.5, 2)
        await page.reload()
        await motion(page).toBe('running')
        await carousel(page).hover()
        await motion(page).toBe('paused')
        await page.mouse.move(5, 5)
        await motion(page).toBe('running')
        await carousel(page).focus()
        await motion(page).toBe('paused')
      })

      test('pauses and goes on at its button, pressed before or after React is there', async ({ page }) => {
        await page.goto('/')
        await page.getByRole('button', { name: home.pause + home.theLogos }).click()
        const play = page.getByRole('button', { name: home.play + home.theLogos })
        await expect(play).toBeVisible()
        await motion(page).toBe('paused')
        await play.click()
        await expect(page.getByRole('button', { name: home.pause + home.theLogos })).toBeVisible()
        await motion(page).toBe('running')
      })

      test('does not move under reduced motion, and scrolls by hand', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto('/')
        await motion(page).toBe('')
        await expect(page.getByRole('button', { name: home.theLogos })).toBeHidden()
        await expect(track(page).getByRole('listitem')).toHaveCount(clients.length)
        await carousel(page).focus()
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => carousel(page).evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
      })
    })

  for (const _ of present(clients.length <= 5 ? clients : undefined))
    test('stands still where the screen has room for all of them', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto('/')
      await motion(page).toBe('')
      await expect(page.getByRole('button', { name: home.theLogos })).toBeHidden()
      await carousel(page).scrollIntoViewIfNeeded()
      for (const logo of await track(page).getByRole('listitem').all()) await expect(logo).toBeInViewport({ ratio: 1 })
    })
}
