/** Phones get an upright crop of the pictures that fill their first screen, by day and by night, and fetch nothing else. */
import { existsSync } from 'node:fs'
import { caseStudies, homePage } from './content'
import { expect, test } from './journey'

/** A page and the picture that fills its first screen. */
const placeOf = (address: string, image: string) => ({
  address,
  stem: image.replace(/\.\w+$/, ''),
  hasNight: existsSync(`content/media/${image.replace(/(?=\.\w+$)/, '.night')}`),
})
const studies = [...caseStudies].flatMap(([id, { image }]) => (image ? placeOf(`/case-study/${id}`, image) : []))
const places = [
  placeOf('/', homePage.hero.image),
  ...studies.filter(({ hasNight }) => hasNight).slice(0, 1),
  ...studies.filter(({ hasNight }) => !hasNight).slice(0, 1),
]
const screens = [
  { name: 'phone', width: 390, height: 844, isCropped: true },
  { name: 'laptop', width: 1440, height: 900, isCropped: false },
]

for (const { address, stem, hasNight } of places) {
  for (const { name, width, height, isCropped } of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${address} on a ${name} with a ${colorScheme} system`, { tag: '@deep' }, async ({ page }) => {
        const requests: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith(`/media/${stem}.`)) requests.push(pathname)
        })
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        await page.goto(address)
        const pictures = page.getByRole('main').locator(`img[src^="/media/${stem}."]`)
        await expect.poll(() => pictures.first().evaluate((shown: HTMLImageElement) => shown.complete)).toBe(true)
        const version = `${hasNight && colorScheme === 'dark' ? '\\.night' : ''}${isCropped ? '\\.portrait-\\d+-\\d+' : ''}`
        // A site can show the same picture once more further down, in its own size.
        const shown = await pictures.evaluateAll((all: HTMLImageElement[]) =>
          all.map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
        )
        expect(shown[0]).toMatch(new RegExp(`^/media/${stem}${version}\\.[0-9a-f]{8}\\.\\d+\\.avif$`))
        expect(requests).toContain(shown[0])
        expect(requests.filter((request) => !shown.includes(request))).toEqual([])
      })
    }
  }
}
