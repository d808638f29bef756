import { examplesOf } from '../tier'
import { expectNewTab } from './agency'
import { caseStudies, contactPage, present, services } from './content'
import { expect, hydrate, test } from './journey'
import { beginning } from './patterns'
import { clientsWithCase } from './site'
import { caseStudies as words } from './words'

for (const [id, study] of examplesOf([...caseStudies])) {
  test(`the case study /case-study/${id} tells the whole story`, async ({ page }) => {
    const { name, media = [], links = [] } = study
    await page.goto(`/case-study/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(beginning(name))
    const story = page.getByRole('article').first()
    for (const term of [words.category, words.timeline, words.team]) {
      await expect(story.getByText(term, { exact: true }).locator('..').getByRole('definition')).toHaveText(/\S/)
    }
    const section = (heading: string) => story.getByRole('region', { name: heading, exact: true })
    await expect(section(words.challenge).getByRole('paragraph').first()).toBeVisible()
    await expect(section(words.solution).getByRole('heading', { level: 3, name: words.delivered })).toBeVisible()
    await expect(section(words.solution).getByRole('listitem')).toHaveCount(study.services.length)
    await expect(section(words.results).getByRole('listitem')).toHaveText(study.detailedResults)
    for (const [index, { outlet, type, description }] of media.entries()) {
      const piece = section(words.media).getByRole('listitem').nth(index)
      await expect(piece.getByRole('heading', { level: 3 })).toHaveText(outlet)
      await expect(piece).toContainText(type)
      await expect(piece).toContainText(description)
    }
    await expect(section(words.featured).getByRole('link')).toHaveCount(links.length)
    for (const link of await section(words.featured).getByRole('link').all()) await expectNewTab(link)
    await expect(page.getByRole('heading', { level: 2, name: contactPage.form.heading })).toBeVisible()
  })
}

const [withDetail] = [...caseStudies].find(([, { detail }]) => detail) ?? []

for (const { screen, width, shape } of examplesOf([
  { screen: 'phone', width: 390, shape: 3 / 2 },
  { screen: 'tablet', width: 800, shape: 5 / 2 },
  { screen: 'laptop', width: 1440, shape: 1 },
])) {
  for (const id of present(withDetail))
    test(`on a ${screen}, a detail of the picture stands by the solution`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/case-study/${id}`)
      const solution = page.getByRole('region', { name: words.solution })
      const detail = solution.locator('img')
      // A part of the first picture has no words of its own.
      await expect(detail).toHaveAttribute('alt', caseStudies.get(id)?.detailAlt ?? '')
      const [frame, text] = [await detail.boundingBox(), await solution.getByRole('paragraph').last().boundingBox()]
      if (!frame || !text) throw new Error('The picture or the text has no place.')
      expect(frame.width / frame.height).toBeCloseTo(shape, 1)
      if (shape === 1) expect(frame.x + frame.width).toBeLessThan(text.x)
      else expect(frame.y + frame.height).toBeLessThan(text.y)
      await page.emulateMedia({ media: 'print' })
      await expect(detail).toBeHidden()
    })
}

/** A case study that names a service of which the site has a page. */
const [delivered] = [...caseStudies].flatMap(([id, study]) =>
  study.services.filter((service) => services.has(service)).map((service) => ({ id, service })),
)

for (const { id, service } of present(delivered))
  test('a delivered service leads to its page', async ({ page }) => {
    await page.goto(`/case-study/${id}`)
    const links = page.getByRole('region', { name: words.solution }).getByRole('link')
    await links.filter({ hasText: services.get(service)?.title ?? '' }).click()
    await expect(page).toHaveURL(`/services/${service}`)
  })

for (const { id, name } of present(clientsWithCase.at(-1)))
  test('a case study opened from far down begins at its top', async ({ page }) => {
    await page.goto('/customers')
    await hydrate(page)
    await page.getByRole('article', { name, exact: true }).locator(`a[href="/case-study/${id}"]`).click()
    const heading = caseStudies.get(id)?.name
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
