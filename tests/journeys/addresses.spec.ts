/** Addresses of pages that hosts answer besides the page's own: the page stays, and gets its own address. */

import { legal, present, tools } from './content'
import { expect, hydrate, test } from './journey'
import { searchWord } from './search'
import { categories, clientsWithCase, headingOf, isOnSite, posts } from './site'

const [post] = posts
const [client] = clientsWithCase
const tool = tools.find(isOnSite)
const [legalId] = [...legal].map(([id]) => id)

const opened: [address: string, own: string][] = [
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/%61bout', '/about'],
  ['//about', '/about'],
  ['/services.html?from=mail#main', '/services?from=mail#main'],
  [`/search.html?q=${encodeURIComponent(searchWord)}`, `/search?q=${encodeURIComponent(searchWord)}`],
  ...present(post).flatMap(({ slug }): [string, string][] => [
    [`/blog/${slug}.html`, `/blog/${slug}`],
    [`/blog//${slug}`, `/blog/${slug}`],
  ]),
  ...present(categories[0]).map(({ path }): [string, string] => [`${path}.html`, path]),
  ...present(client).map(({ id }): [string, string] => [`/case-study/${id}.html`, `/case-study/${id}`]),
  ...present(legalId).map((id): [string, string] => [`/${id}.html`, `/${id}`]),
  ...present(tool).map(({ slug }): [string, string] => [`/tools/${slug}.html`, `/tools/${slug}`]),
]

for (const [address, own] of opened) {
  test(`${address} stays the page that it is`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${address}`)
    const title = await page.title()
    const heading = page.getByRole('heading', { level: 1 })
    const text = headingOf(own.replace(/[?#].*$/, ''))
    await expect(heading).toHaveText(text)
    await hydrate(page)
    await expect(heading).toHaveText(text)
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL(own)
  })
}

test('a page at another address leads on, and Back leads back to it', async ({ page }) => {
  await page.goto('/about.html')
  await hydrate(page)
  await page.locator('a[href="/contact"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/contact'))
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'))
})
