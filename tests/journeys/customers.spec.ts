import type { Page } from '@playwright/test'
import { idFrom } from '../../src/lib/id-from'
import { examplesOf } from '../tier'
import { expectNewTab } from './agency'
import { contactPage, customersPage, notFoundPage, present } from './content'
import { expect, hydrate, test } from './journey'
import { beginning } from './patterns'
import { clients, clientsWithCase, clientsWithoutCase, groups } from './site'
import { customers as words } from './words'

const client = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** The service that the fewest clients received. */
const received = clients.flatMap(({ services = [] }) => services)
const timesOf = (service: string) => received.filter((other) => idFrom(other) === idFrom(service)).length
const names = new Map(received.map((service) => [idFrom(service), service]))
const rarest = [...names.values()].sort((a, b) => timesOf(a) - timesOf(b))[0]
/** That service, and a group none of whose clients received it. */
const unmatched = present(rarest).flatMap((service) =>
  groups
    .filter(({ clients }) => !clients.some(({ services = [] }) => services.map(idFrom).includes(idFrom(service))))
    .slice(0, 1)
    .map((group) => ({ service, ...group })),
)

for (const { heading, stats, readButton, callToAction } of present(customersPage)) {
  const readCaseStudy = (page: Page, name: string) =>
    client(page, name).getByRole('link', { name: beginning(readButton) })

  test('figures say how the agency works', async ({ page }) => {
    await page.goto('/customers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const { value, label, source } of stats) {
      const tile = page.getByRole('main').getByText(label, { exact: true }).locator('..')
      await expect(tile.getByRole('definition')).toHaveText([value, ...(source ? [words.source({ source })] : [])])
    }
  })

  test('every client is in its group', async ({ page }) => {
    await page.goto('/customers')
    for (const { groupTitle, clients } of groups) {
      const group = page.getByRole('region', { name: groupTitle, exact: true })
      await expect(group.getByRole('heading', { level: 3 })).toHaveText(clients.map(({ name }) => name))
    }
    await expect(page.getByRole('article')).toHaveCount(clients.length)
  })

  test('every client has its line, its columns and its case study', async ({ page }) => {
    await page.goto('/customers')
    for (const { id, name, sector, region, innovation, period, media, services, links = [] } of clients) {
      const card = client(page, name)
      await expect(card.getByRole('heading', { level: 4 })).toHaveText([
        ...[words.challenge, words.solution, words.results],
        ...(media?.length ? [words.media] : []),
        ...(services?.length ? [words.delivered] : []),
        ...(links.length ? [words.featured] : []),
      ])
      const line = card.getByRole('heading', { level: 3 }).locator('+ p')
      for (const fact of [sector, region, innovation, period]) if (fact) await expect(line).toContainText(fact)
      await expect(readCaseStudy(page, name)).toHaveAttribute('href', `/case-study/${id}`)
      for (const { title } of links) await expectNewTab(card.getByRole('link', { name: title }).first())
    }
  })

  for (const hydrated of [false, true]) {
    const when = hydrated ? 'inside the app' : 'before React is loaded'

    for (const { id, name } of present(clientsWithCase.at(-1)))
      test(`a client leads to its case study ${when}`, async ({ page }) => {
        await page.goto('/customers')
        if (hydrated) await hydrate(page)
        await readCaseStudy(page, name).click()
        await expect(page).toHaveURL(`/case-study/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      })

    for (const { id, name } of examplesOf(clientsWithoutCase))
      test(`${name}, a client without a case study, says so, and leads back ${when}`, async ({ page }) => {
        const { caseStudy } = notFoundPage
        await page.goto('/customers')
        if (hydrated) await hydrate(page)
        await expect(readCaseStudy(page, name)).toContainText(words.inPreparation)
        await readCaseStudy(page, name).click()
        await expect(page).toHaveURL(`/case-study/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(caseStudy.heading)
        await expect(page.getByText(caseStudy.text)).toBeVisible()
        await expect(page.getByRole('definition').first()).toHaveText(name)
        await page.getByRole('main').getByRole('link', { name: caseStudy.button }).click()
        await expect(page).toHaveURL('/customers')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      })
  }

  for (const service of present(rarest))
    test('a service narrows the clients, and the address keeps it', async ({ page }) => {
      const count = clients.filter(({ services = [] }) =>
        services.some((name) => idFrom(name) === idFrom(service)),
      ).length
      await page.goto('/customers')
      await page.getByLabel(words.service, { exact: true }).selectOption({ label: service })
      await expect(page).toHaveURL(`/customers?service=${idFrom(service)}`)
      await expect(page.getByRole('article')).toHaveCount(count)
      if (count < clients.length)
        await expect(page.getByRole('status')).toHaveText(words.clientsOf({ count, all: clients.length }))
    })

  for (const { service, id, groupTitle } of unmatched)
    test('a sector whose clients received no such service says so, and shows all again', async ({ page }) => {
      await page.goto(`/customers?service=${idFrom(service)}`)
      // The page shows all clients until the app has read the address.
      await expect(page.getByLabel(words.service, { exact: true })).toHaveValue(service)
      await page.getByLabel(words.sector, { exact: true }).selectOption({ label: groupTitle })
      await expect(page).toHaveURL(new RegExp(`[?&]sector=${id}`))
      await expect(page.getByText(words.none)).toBeVisible()
      await page.getByRole('button', { name: words.showAll }).click()
      await expect(page).toHaveURL('/customers')
      await expect(page.getByRole('article')).toHaveCount(clients.length)
      await expect(page.getByLabel(words.service, { exact: true })).toHaveValue('')
    })

  for (const group of present(groups.at(-1)))
    test('a sector of the address is chosen', async ({ page }) => {
      await page.goto(`/customers?sector=${group.id}`)
      await hydrate(page)
      await expect(page.getByRole('article')).toHaveCount(group.clients.length)
      await expect(page.getByLabel(words.sector, { exact: true })).toHaveValue(group.groupTitle)
    })

  /** A client that does not lead its group, so that its card is the usual one. */
  const usual = groups.flatMap(({ clients, lead }) => clients.filter(({ id }) => id !== lead?.id))[0]

  for (const { name, results } of present(usual))
    test('on a phone a client shows its first result, and the rest of it opens in place', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/customers')
      const card = client(page, name)
      await expect(card.getByRole('heading', { level: 4 })).toHaveCount(0)
      await expect(card.getByText(results[0]?.slice(-12) ?? '').first()).toBeVisible()
      await card.getByText(words.inBrief).click()
      await expect(card.getByRole('heading', { level: 4, name: words.challenge })).toBeVisible()
    })

  test('on a phone the links of folded clients are large enough for a finger', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/customers')
    for (const target of await page.getByRole('article').locator('a:visible, summary:visible').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  for (const lead of present(groups.find(({ lead }) => lead)?.lead))
    test('no picture is asked for before the words are on the screen', async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      await page.goto('/customers')
      const { name = '' } = clients.find(({ id }) => id === lead.id) ?? {}
      const picture = client(page, name).locator('img')
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const times = await page.evaluate(() => ({
        words: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
        pictures: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/media/'))
          .map(({ startTime }) => startTime),
      }))
      expect(Math.min(...times.pictures)).toBeGreaterThan(Math.max(...times.words))
    })

  test('the page ends with an invitation to the contact page', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/customers')
    await page.getByRole('main').getByRole('link', { name: callToAction.button }).last().click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.heading)
  })
}
