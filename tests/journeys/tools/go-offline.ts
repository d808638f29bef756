import { expect, type Page } from '@playwright/test'

/**
 * Cuts the network of a tool that is ready: the list of its messages, which loads after the tool, has arrived. Chromium
 * asks for the icon anew whenever the address of a page changes; nothing else may.
 */
export async function goOffline(page: Page) {
  const hasMessages = async () =>
    (await page.requests()).some((request) => /\/toast-list-/.test(request.url()) && request.timing().responseEnd > 0)
  await expect.poll(hasMessages, { message: 'the list of messages is loaded ahead' }).toBe(true)
  await page.route('**/favicon.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }))
  await page.context().setOffline(true)
}
