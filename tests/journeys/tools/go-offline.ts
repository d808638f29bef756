import { expect, type Page } from '@playwright/test'

/**
 * Cuts the network of a tool that is ready: the list of its messages, which loads after the tool, has arrived, and so has
 * every script that was asked for before it. Chromium asks for the icon anew whenever the address of a page changes;
 * nothing else may.
 */
export async function goOffline(page: Page) {
  const hasEverything = async () => {
    const scripts = (await page.requests()).filter((request) => request.resourceType() === 'script')
    const hasMessages = scripts.some((request) => request.url().includes('/toast-list-'))
    return hasMessages && scripts.every((request) => request.timing().responseEnd > 0)
  }
  await expect.poll(hasEverything, { message: 'the list of messages is loaded ahead' }).toBe(true)
  await page.route('**/favicon.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }))
  await page.context().setOffline(true)
}
