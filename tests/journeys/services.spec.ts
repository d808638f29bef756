import type { Page } from '@playwright/test'
import { examplesOf } from '../tier'
import { agency, booking, expectInvitation, priceOf } from './agency'
import { caseStudies, present, services, servicesPage, shownTexts } from './content'
import { expect, test } from './journey'
import { beginning, escaped } from './patterns'
import { services as listWords, servicePrice, service as words } from './words'

const cardOf = (page: Page, service: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: service, exact: true }) })

const UNITS = {
  month: servicePrice.perMonth,
  project: servicePrice.perProject,
  day: servicePrice.perDay,
  hour: servicePrice.perHour,
}

test.describe('the overview', () => {
  test('lists the services with features, a starting price and a quote', async ({ page }) => {
    await page.goto('/services')
    expect(servicesPage.cards.length).toBeGreaterThan(0)
    for (const id of servicesPage.cards) {
      const { title = '', price, priceUnit = 'month', features = [] } = services.get(id) ?? {}
      const card = cardOf(page, title)
      if (priceUnit === 'request') await expect(card).toContainText(servicePrice.onRequest)
      else if (price !== undefined) {
        await expect(card).toContainText(servicesPage.priceLabel)
        await expect(card).toContainText(priceOf(price) + UNITS[priceUnit])
      }
      await expect(card.getByRole('listitem')).toHaveText(features)
      await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/services/${id}`)
      const quote = card.getByRole('link', { name: servicesPage.quoteButton })
      await expectInvitation(quote)
      await expect(quote).toHaveAccessibleName(new RegExp(escaped(title)))
    }
  })

  test('phones and tablets open what a service includes in place, wide screens show it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/services')
    const { title = '', features = [] } = services.get(servicesPage.cards[0] ?? '') ?? {}
    const card = cardOf(page, title)
    const point = card.getByText(features[0] ?? '', { exact: true })
    const opener = card.locator('summary', {
      hasText: listWords.whatIsIncluded + listWords.inService({ service: title }),
    })
    await expect(point).toBeHidden()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(point).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(point).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(point).toBeVisible()
    await expect(opener).toBeHidden()
  })

  test('the picture of a card leads to the page of the service, and its points can be selected', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto('/services')
    const id = servicesPage.cards[0] ?? ''
    const { title = '', features = [] } = services.get(id) ?? {}
    const card = cardOf(page, title)
    await card.getByText(features[0] ?? '', { exact: true }).click()
    await expect(page).toHaveURL('/services')
    // Beside the middle, where the visitor sees the picture and the link of the title covers it.
    await card.click({ position: { x: 40, y: 60 } })
    await expect(page).toHaveURL(`/services/${id}`)
  })

  test('explains the steps, names the other services and ends with an invitation', async ({ page }) => {
    await page.goto('/services')
    const main = page.getByRole('main')
    for (const text of shownTexts(servicesPage.process)) await expect(main).toContainText(text)
    for (const id of [...servicesPage.cards, ...servicesPage.more])
      await expect(main.locator(`a[href="/services/${id}"]`), id).not.toHaveCount(0)
    await expectInvitation(main.getByRole('link', { name: beginning(servicesPage.callToAction.button) }).last())
  })
})

for (const [id, { price, related, nextCase, buttonLink, ...fields }] of examplesOf([...services])) {
  test(`/services/${id} shows every text of its file, and invites`, async ({ page }) => {
    await page.goto(`/services/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${fields.title}: ${fields.hero.headline}`)
    for (const heading of [words.process, words.benefits, words.results])
      await expect(main.getByRole('heading', { level: 2, name: heading, exact: true })).toHaveCount(1)
    const { hero, explanation, process, benefits, features, sections, results, testimonial, callToAction } = fields
    await expect(main.getByRole('region', { name: words.process, exact: true }).getByRole('listitem')).toHaveCount(
      process.length,
    )
    const shown = oneSpaced(await main.textContent())
    for (const text of shownTexts([hero, explanation, process, benefits, features, sections, results, callToAction]))
      expect(shown).toContain(oneSpaced(text))
    if (price !== undefined) await expect(main).toContainText(priceOf(price))
    const figure = main.getByRole('figure').filter({ has: page.getByRole('blockquote') })
    await expect(figure).toHaveCount(testimonial ? 1 : 0)
    for (const text of shownTexts(testimonial)) await expect(figure).toContainText(text)
    const { name, results: [result] = [], sample = '', image } = caseStudies.get(nextCase ?? '') ?? {}
    if (testimonial && name) {
      const quoted = page.getByRole('figure').filter({ has: page.getByRole('blockquote') })
      const proof = main.locator('div', { has: quoted }).last().locator('> div')
      await expect(proof.getByRole('link', { name: words.caseStudy({ client: name }) })).toHaveAttribute(
        'href',
        `/case-study/${nextCase}`,
      )
      await expect(proof.locator('img')).toHaveCount(image ? 1 : 0)
      expect(oneSpaced(await proof.textContent())).toContain(result)
      await expect(proof).toContainText(sample)
    }
    for (const link of ['/', ...(related ?? []).map((other) => `/services/${other}`)])
      await expect(main.locator(`a[href="${link}"]`).first(), link).toBeVisible()
    await expectInvitations(page, buttonLink)
  })
}

/** A text with one space wherever there is any. */
const oneSpaced = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

/** The buttons of a page lead to the booking page in a new tab, or where the file says. */
async function expectInvitations(page: Page, buttonLink: string | undefined) {
  const main = page.getByRole('main')
  const buttons = main.locator(`a[href="${booking}"]`)
  if (buttonLink) {
    await expect(buttons).toHaveCount(0)
    await main.locator(`a[href="${buttonLink}"]`).first().click()
    await expect(page).toHaveURL(buttonLink)
    return
  }
  expect(await buttons.count()).toBeGreaterThanOrEqual(2)
  for (const button of await buttons.all()) await expectInvitation(button)
}

const hotlines = [...services].flatMap(([id, { sections = [] }]) =>
  sections.filter((section) => section.kind === 'hotline').map((hotline) => ({ id, ...hotline })),
)

for (const { id, heading, button } of hotlines) {
  for (const address of present(agency.crisisEmail))
    test(`the crisis team can be written to from /services/${id}`, async ({ page, openedMails }) => {
      await page.goto(`/services/${id}`)
      const hotline = page.getByRole('region', { name: heading })
      await expectInvitation(hotline.getByRole('link', { name: button }))
      await hotline.getByRole('link', { name: address }).click()
      await expect.poll(() => openedMails).toEqual([`mailto:${address}`])
    })
}
