/** What an agency can change in its settings without breaking a promise: addresses, names, links. */
import type { Locator, Page } from '@playwright/test'
import { formatPrice } from '../../src/lib/format-price'
import { agency } from './content'
import { expect } from './journey'
import { escaped } from './patterns'
import { links } from './words'

export { agency }

/** A price as the pages of the site show it. */
export const priceOf = (amount: number): string => formatPrice(amount, agency.currency, agency.language)

export const { products } = agency

/** Where buttons invite to: the booking page, or the contact page of a site without one. */
export const booking = agency.bookingUrl ?? '/contact'

/** A link to another site opens a new tab, and says so. */
export async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAccessibleName(new RegExp(escaped(links.opensNewTab.trim())))
}

/** A button that invites to a conversation. */
export async function expectInvitation(link: Locator) {
  await expect(link).toHaveAttribute('href', booking)
  if (agency.bookingUrl) await expectNewTab(link)
}

/** Presses what invites to a conversation, and looks where it leads. The page stays or is opened again. */
export async function followInvitation(page: Page, press: () => Promise<void>) {
  const from = page.url()
  if (agency.bookingUrl === undefined) {
    await press()
    await expect(page).toHaveURL(booking)
    await page.goto(from)
    return
  }
  const newTab = page.context().waitForEvent('page')
  await press()
  const opened = await newTab
  await expect(opened).toHaveURL(new URL(agency.bookingUrl).href)
  await opened.close()
  await expect(page).toHaveURL(from)
}
