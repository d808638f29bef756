import { expectInvitation, expectNewTab, priceOf } from './agency'
import { present, shownTexts, startupsPage } from './content'
import { expect, test } from './journey'
import { beginning } from './patterns'

test.use({ answersForOtherSites: true })

for (const startups of present(startupsPage)) {
  const firstPurchase = startups.packages[0]?.checkoutUrl ?? '/contact'

  test('the page for startups shows a letter, outlets, a testimonial and add-ons', async ({ page }) => {
    await page.goto('/startups')
    const main = page.getByRole('main')
    const { headline, letter, signature, outlets, testimonial, addOns } = startups
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(headline)
    for (const text of shownTexts([letter, signature])) await expect(main).toContainText(text)
    const names = main.getByRole('region', { name: outlets?.heading, exact: true }).getByRole('listitem')
    if (outlets) await expect(names).toHaveText(outlets.names.map(({ name, logo }) => (logo ? '' : name)))
    for (const text of shownTexts(testimonial)) await expect(main.getByRole('figure')).toContainText(text)
    const additions = main.getByRole('region', { name: addOns?.heading, exact: true }).getByRole('listitem')
    if (addOns) await expect(additions).toHaveText(addOns.items)
  })

  for (const { name, price, features, badge, button, checkoutUrl } of startups.packages) {
    test(`${name} shows its price and leads to its payment page or to the contact page`, async ({ page, context }) => {
      await page.goto('/startups')
      const card = page
        .getByRole('region', { name: startups.packagesHeading, exact: true })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
      await expect(card.getByText(priceOf(price), { exact: true })).toBeVisible()
      await expect(card.getByRole('listitem')).toHaveText(features)
      for (const other of startups.packages)
        if (other.badge) await expect(card.getByText(other.badge)).toHaveCount(other.badge === badge ? 1 : 0)
      const buy = card.getByRole('link')
      await expect(buy).toHaveAccessibleName(beginning(button))
      if (checkoutUrl === undefined) {
        await buy.click()
        await expect(page).toHaveURL('/contact')
        return
      }
      await expectNewTab(buy)
      const newTab = context.waitForEvent('page')
      await buy.click()
      await expect(await newTab).toHaveURL(new URL(checkoutUrl).href)
      await expect(page).toHaveURL('/startups')
    })
  }

  for (const _ of present(startups.image))
    test('the picture stands before the prices on a laptop, and below them on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/startups')
      const picture = page.getByRole('main').locator('img').first()
      const buy = page.getByRole('main').locator(`a[href="${firstPurchase}"]`).first()
      const isPictureFirst = async () =>
        ((await picture.boundingBox())?.y ?? 0) < ((await buy.boundingBox())?.y ?? Number.NEGATIVE_INFINITY)
      expect(await isPictureFirst()).toBe(true)
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await isPictureFirst()).toBe(false)
    })

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(`the first package can be bought in the first screen of ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/startups')
      const buy = page.getByRole('main').locator(`a[href="${firstPurchase}"]`).first()
      await expect(buy).toBeInViewport({ ratio: 1 })
    })
  }

  test('the page for startups ends with an invitation', async ({ page }) => {
    await page.goto('/startups')
    const end = page.getByRole('region', { name: startups.callToAction.heading })
    await expectInvitation(end.getByRole('link'))
  })
}
