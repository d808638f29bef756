import type { Page } from '@playwright/test'
import { expectInvitation, followInvitation, priceOf } from './agency'
import { caseStudies, contactPage, homePage, present, startupsPage } from './content'
import { expect, hydrate, test } from './journey'
import { escaped } from './patterns'
import { headingOf, posts } from './site'
import { contactForm, home } from './words'

test('the first screen says what the agency does and invites', async ({ page }) => {
  await page.goto('/')
  const { headline, line, button } = homePage.hero
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(page.getByText(line)).toBeInViewport()
  const invitation = page.getByRole('link', { name: button }).first()
  await expect(invitation).toBeInViewport()
  await expectInvitation(invitation)
})

test.describe('a press on the first screen', () => {
  test.use({ answersForOtherSites: true })

  for (const hydrated of [false, true]) {
    test(`the whole first screen leads to the booking page ${hydrated ? 'once' : 'before'} React has taken over`, async ({
      page,
    }) => {
      await page.goto('/')
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      // Above the headline, on its first word, at the right edge and near the bottom: far from the button.
      for (const [x, y] of [
        [width / 2, 120],
        [90, height - 330],
        [width - 20, height / 2],
        [width / 2, height - 12],
      ] as const) {
        if (hydrated) await hydrate(page)
        await followInvitation(page, () => page.mouse.click(x, y))
      }
    })
  }
})

test.describe('the service tiles', () => {
  const { tiles } = homePage
  const list = (page: Page) => page.getByRole('region', { name: homePage.tilesHeading, exact: true })
  const tile = (page: Page, title: string) =>
    list(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

  test('lead from each service to its case study', async ({ page }) => {
    await page.goto('/')
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(tiles.map(({ title }) => title))
    for (const { title, client, clientSlug, url } of tiles) {
      const learnMore = tile(page, title).getByRole('link', { name: home.learnMore })
      await expect(learnMore).toHaveAttribute('href', clientSlug ? `/case-study/${clientSlug}` : url)
      const name = client ? home.tileFor({ tile: title, client }) : home.tileAbout({ tile: title })
      await expect(learnMore).toHaveAccessibleName(new RegExp(escaped(name)))
    }
    for (const { title, clientSlug } of tiles.filter((tile) => tile.clientSlug).slice(-1)) {
      await tile(page, title).getByRole('link', { name: home.learnMore }).click()
      await expect(page).toHaveURL(`/case-study/${clientSlug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(`/case-study/${clientSlug}`))
    }
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
    await page.route('**/media/**', async (route) => {
      await gate
      await route.continue()
    })
    // The window's load event would wait for the pictures.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const pictures = list(page).getByRole('listitem').locator('img')
    await expect(pictures).toHaveCount(tiles.length)
    expect(await pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ loading }) => loading))).toEqual(
      tiles.map((_, index) => (index < 2 ? 'eager' : 'lazy')),
    )
    await expect(pictures.first()).toHaveCSS('opacity', '0')
    letGo()
    for (const [index, { title }] of tiles.entries()) {
      await tile(page, title).scrollIntoViewIfNeeded()
      await expect(pictures.nth(index)).toHaveCSS('opacity', '1')
      // The first six tiles appear one after the other, each 100 ms after the one before.
      if (index < 6) await expect(pictures.nth(index)).toHaveCSS('transition-delay', `${index / 10}s`)
    }
  })

  test('show a picture that cannot be loaded as a tile that can be read', async ({ page, noise }) => {
    noise.expect(/media\/|Failed to load resource/)
    await page.route('**/media/**', (route) => route.abort())
    await page.goto('/')
    for (const { title } of tiles)
      await expect(tile(page, title).getByRole('link', { name: home.learnMore })).toBeVisible()
  })
})

for (const { heading, lead, more } of present(homePage.evidence))
  test('the front page shows results, as the content says', async ({ page }) => {
    await page.goto('/')
    const results = page.getByRole('main').getByRole('region', { name: heading })
    for (const id of [lead, ...more]) {
      const result = caseStudies.get(id)?.results[0] ?? ''
      await expect(results).toContainText(result)
      await expect(results.locator(`a[href="/case-study/${id}"]`)).toHaveCount(1)
    }
  })

for (const { heading } of present(homePage.packages))
  test('the front page shows prices, as the content says', async ({ page }) => {
    await page.goto('/')
    const front = page.getByRole('main').getByRole('region', { name: heading })
    for (const { price } of startupsPage?.packages ?? []) await expect(front).toContainText(priceOf(price))
  })

for (const { heading } of present(posts.length > 0 ? homePage.stories : undefined))
  test('the front page shows the newest posts', async ({ page }) => {
    await page.goto('/')
    const titles = page.getByRole('main').getByRole('region', { name: heading }).getByRole('article').getByRole('link')
    await expect(titles).toHaveText(posts.slice(0, 3).map(({ title }) => title))
  })

test('the home page ends with the contact form', async ({ page }) => {
  await page.goto('/#contact')
  await expect(page.getByRole('heading', { level: 2, name: contactPage.form.heading })).toBeInViewport()
  await expect(page.getByRole('button', { name: contactForm.send })).toBeVisible()
})
