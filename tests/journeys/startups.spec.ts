import { agency } from './agency'
import { expect, test } from './journey'

/** Product specification, section 9. */
const packages = [
  {
    name: 'PR Sprint',
    price: '$999',
    features: [
      '7-day launch-ready PR kit',
      'Press list of 25-50 journalists',
      'Messaging refinement',
      '1 pitch email',
      '15-minute strategy call',
      '1 round of media pitching',
      '1 month free access to our media AI tool',
    ],
  },
  {
    name: 'PR Sprint Pro',
    price: '$1,499',
    features: [
      'Press list of 50-150 journalists',
      'Brand story framework',
      '3 pitch emails',
      '30-minute coaching',
      '2 rounds of media pitching',
      '3 months free media AI access',
      'Access to a private PR messaging group',
    ],
  },
]

test('startups see a letter, five outlets, a testimonial and add-ons', async ({ page }) => {
  await page.goto('/startups')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We love Startups')
  await expect(main.getByText('Dear founder')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Our clients have made news in' }).getByRole('listitem')).toHaveCount(5)
  await expect(main.getByRole('figure')).toContainText('CEO, phone maker')
  await expect(main.getByRole('region', { name: 'Optional add-ons' }).getByRole('listitem')).toHaveText([
    'Monthly PR execution and outreach',
    'Media coaching',
    'Influencer/creator integration',
  ])
})

for (const { name, price, features } of packages) {
  test(`${name} costs ${price} and is bought in a new tab`, async ({ page, context }) => {
    await page.goto('/startups')
    const card = page
      .getByRole('region', { name: /packages/i })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    await expect(card.getByText(price, { exact: true })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText(features)
    await expect(card.getByText('Limited Time Offer')).toHaveCount(name === 'PR Sprint' ? 1 : 0)
    const buy = card.getByRole('link')
    await expect(buy).toHaveAccessibleName(/opens in a new tab/)
    const newTab = context.waitForEvent('page')
    await buy.click()
    await expect(await newTab).toHaveURL((await buy.getAttribute('href')) ?? '')
    await expect(page).toHaveURL('/startups')
  })
}

test('both packages have a checkout of their own', async ({ page }) => {
  await page.goto('/startups')
  const links = page.getByRole('region', { name: /packages/i }).getByRole('link')
  const addresses = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
  expect(new Set(addresses).size).toBe(2)
  expect(addresses).not.toContain(agency.bookingUrl)
})

test('the page ends with the invitation to launch', async ({ page }) => {
  await page.goto('/startups')
  const end = page.getByRole('region', { name: 'Ready to Launch Your Story?' })
  await expect(end.getByRole('link')).toHaveAttribute('href', agency.bookingUrl)
  await expect(end.getByRole('link')).toHaveAttribute('target', '_blank')
})
