/** The forms in a browser, beside the page of a post. */
import { chromium } from '@playwright/test'
import { launchOptions } from '../preview/launch'

export type OpenForms = {
  /** Milliseconds until the forms show the list of a collection. */
  open: () => Promise<number>
  /** Opens the form of a post. @param id the name of its file without its ending */
  edit: (id: string) => Promise<void>
  /** Milliseconds from pressing Save until the page shows the new title. */
  saveTitle: (title: string) => Promise<number>
  close: () => Promise<void>
}

const PATIENCE_MS = 60_000

/**
 * @param address the page of the post, on the development server
 * @param profile folder for what the browser keeps, as that of an editor does
 */
export async function openForms(address: string, profile: string, stop: AbortSignal): Promise<OpenForms> {
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    viewport: { width: 1440, height: 900 },
  })
  stop.addEventListener('abort', () => browser.close())
  browser.setDefaultTimeout(PATIENCE_MS)
  const forms = await browser.newPage()
  const site = await browser.newPage()
  const admin = new URL('/admin/', address).href
  return {
    async open() {
      await forms.goto('about:blank')
      const started = performance.now()
      await forms.goto(`${admin}#/collections/blog`)
      // Looked for in each frame: a locator looks twice a second only.
      await forms.waitForFunction(() => document.querySelector('[role="row"]')?.checkVisibility())
      return performance.now() - started
    },
    async edit(id) {
      await site.goto(address, { waitUntil: 'networkidle' })
      await forms.goto(`${admin}#/collections/blog/entries/${id}`)
      await forms.getByRole('group', { name: 'Content Editor' }).waitFor()
    },
    async saveTitle(title) {
      await forms
        .getByRole('group', { name: /^“\W?Title\W?” Field$/ })
        .getByRole('textbox')
        .fill(title)
      const started = performance.now()
      await forms.getByRole('button', { name: 'Save', exact: true }).click()
      await site.waitForFunction((text) => document.querySelector('h1')?.textContent === text, title)
      return performance.now() - started
    },
    close: () => browser.close(),
  }
}
