import { agency, priceOf } from './agency'
import { shownTexts, startupsPage } from './content'
import { expect, test } from './journey'

test.use({ answersForOtherSites: true })

test('the page for startups shows a letter, outlets, a testimonial and add-ons', async ({ page }) => {
  await page.goto('/startups')
  const main = page.getByRole('main')
  const { headline, letter, signature, outlets, testimonial, addOns } = startupsPage
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(headline)
  for (const text of shownTexts([letter, signature])) await expect(main).toContainText(text)
  const names = main.getByRole('region', { name: outlets.heading, exact: true }).getByRole('listitem')
  await expect(names).toHaveText(outlets.names)
  for (const text of shownTexts(testimonial)) await expect(main.getByRole('figure')).toContainText(text)
  const additions = main.getByRole('region', { name: addOns.heading, exact: true }).getByRole('listitem')
  await expect(additions).toHaveText(addOns.items)
})

for (const { name, price, features, badge, button, checkoutUrl } of startupsPage.packages) {
  test(`${name} shows its price and is bought in a new tab`, async ({ page, context }) => {
    await page.goto('/startups')
    const card = page
      .getByRole('region', { name: startupsPage.packagesHeading, exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    await expect(card.getByText(priceOf(price), { exact: true })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText(features)
    for (const other of startupsPage.packages)
      if (other.badge) await expect(card.getByText(other.badge)).toHaveCount(other.badge === badge ? 1 : 0)
    const buy = card.getByRole('link')
    await expect(buy).toHaveAccessibleName(new RegExp(`${button}.*opens in a new tab`))
    await expect(buy).toHaveAttribute('href', checkoutUrl)
    const newTab = context.waitForEvent('page')
    await buy.click()
    await expect(await newTab).toHaveURL(checkoutUrl)
    await expect(page).toHaveURL('/startups')
  })
}

test('the picture stands in the first screen of a laptop, and below the prices on a phone', async ({ page }) => {
  const picture = page.getByRole('main').getByRole('img', { name: startupsPage.imageAlt })
  const [offer] = startupsPage.packages
  const buy = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${offer?.button} \\(`) })
    .first()
  const isPictureFirst = async () =>
    ((await picture.boundingBox())?.y ?? 0) < ((await buy.boundingBox())?.y ?? Number.NEGATIVE_INFINITY)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/startups')
  await expect(picture).toBeInViewport({ ratio: 1 })
  expect(await isPictureFirst()).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isPictureFirst()).toBe(false)
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`both packages can be bought in the first screen of ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/startups')
    for (const { button, checkoutUrl } of startupsPage.packages) {
      const buy = page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${button} \\(`) })
        .first()
      await expect(buy).toBeInViewport({ ratio: 1 })
      await expect(buy).toHaveAttribute('href', checkoutUrl)
    }
  })
}

test('the page for startups ends with an invitation', async ({ page }) => {
  await page.goto('/startups')
  const end = page.getByRole('region', { name: startupsPage.callToAction.heading })
  await expect(end.getByRole('link')).toHaveAttribute('href', agency.bookingUrl)
  await expect(end.getByRole('link')).toHaveAttribute('target', '_blank')
})
