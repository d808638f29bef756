/** A picture with a version for the dark scheme: the version that fits the colors is fetched and shown, and no other. */
import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { examplesOf } from '../tier'
import { present, services, servicesPage } from './content'
import { expect, hydrate, markDocument, test } from './journey'
import { shell } from './words'

const hasNight = (image: string) => existsSync(`content/media/${image.replace(/(?=\.\w+$)/, '.night')}`)

/** A service of the overview whose picture, the first of its page, has a night version. */
const [found] = [...servicesPage.cards, ...servicesPage.more].flatMap((id) => {
  const { image } = services.get(id) ?? {}
  return image && hasNight(image) ? { id, image } : []
})

for (const { id, image } of present(found)) {
  const stem = image.replace(/\.\w+$/, '')
  const DAY = new RegExp(`^/media/${stem}\\.[0-9a-f]{8}\\.\\d+\\.avif$`)
  const NIGHT = new RegExp(`^/media/${stem}\\.night\\.[0-9a-f]{8}\\.\\d+\\.avif$`)
  const address = `/services/${id}`

  /** Addresses of all versions of the picture that the page asks for. */
  function noteRequests(page: Page) {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(`/media/${stem}.`)) requests.push(pathname)
    })
    return requests
  }

  const expectShown = (page: Page, version: RegExp) =>
    expect
      .poll(() =>
        page
          .getByRole('main')
          .locator(`img[src^="/media/${stem}."]`)
          .first()
          .evaluate((shown: HTMLImageElement) => (shown.complete ? new URL(shown.currentSrc).pathname : '')),
      )
      .toMatch(version)

  const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: shell.scheme })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      for (const [colorScheme, version] of [
        ['dark', NIGHT],
        ['light', DAY],
      ] as const) {
        test(`a ${colorScheme} system fetches one version, once`, async ({ page }) => {
          const requests = noteRequests(page)
          await page.emulateMedia({ colorScheme })
          await page.goto(address)
          await expectShown(page, version)
          expect(requests).toEqual([expect.stringMatching(version)])
        })
      }
    })
  }

  for (const hydrated of [false, true]) {
    test(`the switch changes the picture ${hydrated ? 'once' : 'before'} React has taken over`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(address)
      if (hydrated) await hydrate(page)
      await expectShown(page, NIGHT)
      await toggle(page).click()
      await expectShown(page, DAY)
      if (!hydrated) await hydrate(page)
      await expectShown(page, DAY)
      await toggle(page).click()
      await expectShown(page, NIGHT)
    })
  }

  for (const [system, choice, version] of examplesOf([
    ['light', 'dark', NIGHT],
    ['dark', 'light', DAY],
  ] as const)) {
    test(`a stored choice of ${choice} comes before a ${system} system, also for pages that React draws`, async ({
      page,
    }) => {
      const requests = noteRequests(page)
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript((scheme) => localStorage.setItem('colour-scheme', scheme), choice)
      await page.goto(address)
      await expectShown(page, version)
      await hydrate(page)
      await expectShown(page, version)
      expect(requests).toEqual([expect.stringMatching(version)])

      const { isStillThere } = await markDocument(page)
      await page.getByRole('main').locator('a[href="/services"]').first().click()
      await expect(page).toHaveURL('/services')
      await page.getByRole('main').locator(`a[href="${address}"]`).first().click()
      await expect(page).toHaveURL(address)
      await expectShown(page, version)
      expect(await isStillThere()).toBe(true)
      for (const request of requests) expect(request).toMatch(version)
    })
  }
}
