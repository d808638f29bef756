/** The preview with drafts marks what is not public. tests/built-site/preview.test.ts checks what keeps it private. */
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createSiteServer } from '../../../scripts/build-site/serve/server'
import { dayIn } from '../../../src/lib/format-in-language'
import { CATEGORY } from '../admin/own-entries'
import { agency } from '../agency'
import { violations } from '../axe'
import { expect, hydrate, test as journey, markDocument } from '../journey'
import { posts } from '../site'
import { blogArticle, unpublished } from '../words'
import { draft, scheduled } from './hidden-posts'

const test = journey.extend<object, { preview: string }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await createSiteServer('dist-preview')
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ preview }, use) => use(preview),
})

const IN_CATEGORY = CATEGORY ? `${CATEGORY} · ` : ''
const PUBLIC_FROM = unpublished.publicFrom({ day: dayIn(agency.language, '2999-03-12') })

const story = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section, li')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .last()

test('the list of articles says which ones are not public, and until when', async ({ page }) => {
  await page.goto('/blog')
  await expect(story(page, draft.title)).toContainText(`${IN_CATEGORY}${unpublished.draft}`)
  await expect(story(page, scheduled.title)).toContainText(`${IN_CATEGORY}${PUBLIC_FROM}`)
  expect(await violations(page)).toEqual([])
})

test('the page of a draft has a band, also when it is opened without a page load', async ({ page }) => {
  await page.goto('/blog')
  await hydrate(page)
  const mark = await markDocument(page)
  await page.getByRole('link', { name: draft.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft.title)
  await expect(page.getByRole('note')).toHaveText(unpublished.draft + unpublished.notOnSite)
  expect(await mark.isStillThere()).toBe(true)
  await page.goto(`/blog/${draft.slug}`)
  await expect(page.getByRole('note')).toHaveText(unpublished.draft + unpublished.notOnSite)
  expect(await violations(page)).toEqual([])
})

test('an article of a later day says from when it is public', async ({ page }) => {
  await page.goto(`/blog/${scheduled.slug}`)
  await expect(page.getByRole('note')).toHaveText(PUBLIC_FROM)
  await expect(page.getByRole('note').locator('time')).toHaveAttribute('datetime', '2999-03-12')
  const related = page.getByRole('region', { name: blogArticle.related })
  await expect(related.getByRole('listitem').filter({ hasText: draft.title })).toContainText(unpublished.draft)
  expect(await violations(page)).toEqual([])
})

for (const { slug } of posts.slice(0, 1))
  test('a public article has no band and no links to articles that are not public', async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('note')).toHaveCount(0)
    for (const { slug } of [draft, scheduled]) await expect(page.locator(`a[href="/blog/${slug}"]`)).toHaveCount(0)
  })
