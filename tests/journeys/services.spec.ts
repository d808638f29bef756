import type { Page } from '@playwright/test'
import { agency } from './agency'
import { expect, test } from './journey'

/** Prices of the product specification, section 9, per month. */
const priced = [
  { id: 'media-relations', title: 'Media Relations', price: '$3,000' },
  { id: 'crisis-communication', title: 'Crisis Communication', price: '$5,000' },
  { id: 'brand-communications', title: 'Brand Communications', price: '$4,000' },
  { id: 'content-strategy', title: 'Content Strategy', price: '$2,500' },
  { id: 'influencer-marketing', title: 'Influencer Marketing', price: '$3,500' },
  { id: 'event-management', title: 'Event Management', price: '$4,500' },
]
const KOELNMESSE = '/case-study/koelnmesse'

test.describe('the overview', () => {
  test('lists six services with features, a starting price and a quote', async ({ page }) => {
    await page.goto('/services')
    for (const { id, title, price } of priced) {
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
      await expect(card).toContainText('Starting at')
      await expect(card).toContainText(`${price} / month`)
      expect(await card.getByRole('listitem').count(), title).toBeGreaterThanOrEqual(3)
      await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/services/${id}`)
      const quote = card.getByRole('link', { name: 'Get Quote' })
      await expect(quote).toHaveAttribute('href', agency.bookingUrl)
      await expect(quote).toHaveAttribute('target', '_blank')
      await expect(quote).toHaveAccessibleName(new RegExp(title))
    }
  })

  test('explains four steps, names the other services and ends with an invitation', async ({ page }) => {
    await page.goto('/services')
    const main = page.getByRole('main')
    await expect(
      main.getByRole('heading', { level: 3, name: /^(Assessment|Strategy|Execution|Optimization)$/ }),
    ).toHaveText(['Assessment', 'Strategy', 'Execution', 'Optimization'])
    for (const id of pages.map((service) => service.id))
      await expect(main.locator(`a[href="/services/${id}"]`), id).not.toHaveCount(0)
    await expect(main.getByRole('link', { name: /^Book a call/ })).toHaveAttribute('href', agency.bookingUrl)
  })
})

type ServicePage = { id: string; says: string[]; links?: string[] }

/** What the product specification, sections 2 and 9, says of each page. */
const pages: ServicePage[] = [
  ...priced.map(({ id, price }) => ({ id, says: [price] })),
  {
    id: 'consumer-tech-hardware-pr',
    says: ['1.8M', '4.7', '312%', 'CES', 'Jan', 'Spring', 'Mar–May', 'Back-to-School', 'Aug', 'Holiday', 'Nov–Dec'],
    links: ['/services/influencer-marketing', '/services/crisis-reputation-management'],
  },
  {
    id: 'crisis-reputation-management',
    says: ['24/7', 'Under 2 hours', 'Under 6 hours', 'Under 24 hours', '78%', '92%', 'Emergency hotline', 'Prevention'],
    links: ['/', '/services/creative-storytelling', '/services/media-training'],
  },
  {
    id: 'creative-storytelling',
    says: ['247%', '89%', '156%', 'Story types', 'Four story frameworks', 'two-day brand story workshop'],
    links: ['/', '/services/media-training', '/services/launch-sprint'],
  },
  {
    id: 'media-training',
    says: [
      ...['94%', '3.2x', '67%', 'Four modules', 'Three formats'],
      ...['Quick Start', '2 hours', '1-on-1 virtual', 'Executive Package', 'Full day', 'In-person intensive'],
      ...['Team Program', '2 days', 'Group workshop'],
    ],
    links: ['/', '/services/creative-storytelling', '/services/launch-sprint'],
  },
  {
    id: 'launch-sprint',
    says: ['7-day timeline', 'Days 1–3', 'Days 4–7', '847K', '12 placements', '73%', 'Limited slots'],
    links: ['/', '/services/startup-pr', '/services/media-training'],
  },
  { id: 'ai-press-outreach', says: [] },
  { id: 'startup-pr', says: [] },
  { id: 'global-pr-strategy', says: ['47 countries', '12 languages'] },
  { id: 'b2b-pr-saas', says: [] },
]

for (const { id, says, links = [] } of pages) {
  test(`/services/${id} explains, shows the process, benefits and results, and invites`, async ({ page }) => {
    await page.goto(`/services/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\w{3}/)
    for (const heading of [/process/i, /benefits/i, /results/i])
      await expect(main.getByRole('heading', { level: 2, name: heading })).toHaveCount(1)
    await expect(
      main
        .getByRole('region', { name: /process/i })
        .getByRole('listitem')
        .nth(2),
    ).toBeVisible()
    await expect(
      main
        .getByRole('region', { name: /results/i })
        .getByRole('definition')
        .first(),
    ).toHaveText(/\d/)
    for (const text of says) await expect(main, text).toContainText(text)
    for (const link of links) await expect(main.locator(`a[href="${link}"]`).first(), link).toBeVisible()
    const testimonial = main.getByRole('figure').filter({ has: page.getByRole('blockquote') })
    await expect(testimonial.locator('figcaption')).toHaveText(/\w/)
    await expectInvitations(page, id)
  })
}

/** Booking buttons open the booking page in a new tab; those of event management lead to a case study. */
async function expectInvitations(page: Page, id: string) {
  const main = page.getByRole('main')
  const booking = main.locator(`a[href="${agency.bookingUrl}"]`)
  if (id === 'event-management') {
    await expect(booking).toHaveCount(0)
    await main.getByRole('link', { name: 'Koelnmesse' }).first().click()
    await expect(page).toHaveURL(KOELNMESSE)
    return
  }
  expect(await booking.count()).toBeGreaterThanOrEqual(2)
  for (const link of await booking.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
}

test('the three-step services have three steps', async ({ page }) => {
  for (const id of ['crisis-reputation-management', 'creative-storytelling', 'media-training']) {
    await page.goto(`/services/${id}`)
    await expect(page.getByRole('region', { name: /process/i }).getByRole('listitem'), id).toHaveCount(3)
  }
})

test('the crisis team can be written to', async ({ page, openedMails }) => {
  await page.goto('/services/crisis-reputation-management')
  const hotline = page.getByRole('region', { name: 'Emergency hotline' })
  await expect(hotline.getByRole('link', { name: /call/i })).toHaveAttribute('href', agency.bookingUrl)
  await hotline.getByRole('link', { name: agency.crisisEmail }).click()
  await expect.poll(() => openedMails).toEqual([`mailto:${agency.crisisEmail}`])
})

test('the launch sprint takes 7 days on every page, and never 14', async ({ page }) => {
  for (const id of ['launch-sprint', 'creative-storytelling', 'media-training', 'startup-pr']) {
    await page.goto(`/services/${id}`)
    await expect(page.getByRole('main'), id).not.toContainText(/14[- ]days? sprint|14-day/i)
  }
})
