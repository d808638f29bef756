import type { Page } from '@playwright/test'
import { agency, priceOf } from './agency'
import { blog, caseStudies, homePage, startupsPage } from './content'
import { expect, hydrate, test } from './journey'

test('the first screen says what the agency does and invites', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storytelling at Startup Speed')
  await expect(page.getByText('We run AI powered high-impact PR and influencer campaigns.')).toBeInViewport()
  const invitation = page.getByRole('link', { name: "Let's Work Together" })
  await expect(invitation).toBeInViewport()
  await expect(invitation).toHaveAttribute('rel', /noopener/)
})

test.describe('a press on the first screen', () => {
  test.use({ answersForOtherSites: true })

  for (const hydrated of [false, true]) {
    test(`the whole first screen leads to the booking page ${hydrated ? 'once' : 'before'} React has taken over`, async ({
      page,
      context,
    }) => {
      await page.goto('/')
      if (hydrated) await hydrate(page)
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      // Above the headline, on its first word, at the right edge and near the bottom: far from the button.
      for (const [x, y] of [
        [width / 2, 120],
        [90, height - 330],
        [width - 20, height / 2],
        [width / 2, height - 12],
      ] as const) {
        const newTab = context.waitForEvent('page')
        await page.mouse.click(x, y)
        const booking = await newTab
        await expect(booking).toHaveURL(agency.bookingUrl)
        await booking.close()
      }
      await expect(page).toHaveURL('/')
    })
  }
})

const CLIENTS =
  'OnePlus,Tencent,OPPO,XREAL,Huawei Cloud,Meizu,Ping An,Cision,Angry Miao,ECARX,HHOGene,Koelnmesse'.split(',')

test.describe('the logo carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Clients', exact: true })
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

  test('names twelve clients under its heading, each of them once to a screen reader', async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('heading', { level: 2, name: 'Trusted by founders and brands worldwide' }),
    ).toBeVisible()
    await expect(track(page).getByRole('listitem')).toHaveText(CLIENTS)
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
    await page.getByRole('button', { name: 'Pause the logo carousel' }).click()
    const play = page.getByRole('button', { name: 'Play the logo carousel' })
    await expect(play).toBeVisible()
    await motion(page).toBe('paused')
    await play.click()
    await expect(page.getByRole('button', { name: 'Pause the logo carousel' })).toBeVisible()
    await motion(page).toBe('running')
  })

  test('does not move under reduced motion, and scrolls by hand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await motion(page).toBe('')
    await expect(page.getByRole('button', { name: /logo carousel/ })).toBeHidden()
    await expect(track(page).getByRole('listitem')).toHaveCount(12)
    await carousel(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => carousel(page).evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
  })
})

const tiles = [
  { title: 'Influencer Marketing', caseStudy: '/case-study/meizu' },
  { title: 'Media Relations', caseStudy: '/case-study/oneplus' },
  { title: 'Crisis Communication', caseStudy: '/case-study/oneplus' },
  { title: 'Brand Communications', caseStudy: '/case-study/oppo' },
  { title: 'Content Strategy', caseStudy: '/case-study/xreal' },
  { title: 'Event Management', caseStudy: '/case-study/publicis-msl' },
]

test.describe('the service tiles', () => {
  const tile = (page: Page, title: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

  test('lead from each of six services to its case study', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(tiles.map(({ title }) => title))
    for (const { title, caseStudy } of tiles) {
      const learnMore = tile(page, title).getByRole('link', { name: 'Learn More' })
      await expect(learnMore).toHaveAttribute('href', caseStudy)
      await expect(learnMore).toHaveAccessibleName(new RegExp(title))
    }
    await tile(page, 'Content Strategy').getByRole('link', { name: 'Learn More' }).click()
    await expect(page).toHaveURL('/case-study/xreal')
    await expect(page.getByRole('heading', { level: 1, name: 'XREAL' })).toBeVisible()
  })

  test('are as tall as the screen', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/')
    for (const { title } of tiles) {
      const box = await tile(page, title).boundingBox()
      expect(box?.height, title).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
    }
  })

  test('load two pictures at once and the others when they come near, each fading in', async ({ page }) => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/media/tiles/**', async (route) => {
      await gate
      await route.continue()
    })
    // The window's load event would wait for the pictures.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const pictures = page.getByRole('main').getByRole('listitem').locator('img')
    await expect(pictures).toHaveCount(6)
    expect(await pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ loading }) => loading))).toEqual(
      'eager eager lazy lazy lazy lazy'.split(' '),
    )
    await expect(pictures.first()).toHaveCSS('opacity', '0')
    letGo()
    for (const [index, { title }] of tiles.entries()) {
      await tile(page, title).scrollIntoViewIfNeeded()
      await expect(pictures.nth(index)).toHaveCSS('opacity', '1')
      // The tiles appear one after the other, each 100 ms after the one before.
      await expect(pictures.nth(index)).toHaveCSS('transition-delay', `${index / 10}s`)
    }
  })

  test('show a picture that cannot be loaded as a tile that can be read', async ({ page, noise }) => {
    noise.expect(/tiles\/|Failed to load resource/)
    await page.route('**/media/tiles/**', (route) => route.abort())
    await page.goto('/')
    for (const { title } of tiles)
      await expect(tile(page, title).getByRole('link', { name: 'Learn More' })).toBeVisible()
  })
})

test('the front page shows results, prices and the newest posts, as the content says', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const { evidence, packages, stories } = homePage
  const results = main.getByRole('region', { name: evidence?.heading })
  for (const id of [evidence?.lead ?? '', ...(evidence?.more ?? [])]) {
    const result = caseStudies.get(id)?.results[0] ?? ''
    await expect(results).toContainText(result)
    await expect(results.locator(`a[href="/case-study/${id}"]`)).toHaveCount(1)
  }
  const prices = main.getByRole('region', { name: packages?.heading })
  for (const { price } of startupsPage.packages) await expect(prices).toContainText(priceOf(price))
  const newest = [...blog].sort(([, a], [, b]) => (a.date < b.date ? 1 : -1)).slice(0, 3)
  const titles = main.getByRole('region', { name: stories?.heading }).getByRole('article').getByRole('link')
  await expect(titles).toHaveText(newest.map(([, { title }]) => title))
})

test('the home page ends with the contact form', async ({ page }) => {
  await page.goto('/#contact')
  await expect(page.getByRole('heading', { level: 2, name: 'Ready to shape your story?' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Start a conversation' })).toBeVisible()
})
