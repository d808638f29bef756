import { agency, expectNewTab } from './agency'
import { navigation, present, tools } from './content'
import { expect, isHydrated, test } from './journey'
import { hasPage, headingOf } from './site'
import { shell } from './words'

/** Links that a column of the footer takes from elsewhere, after its own: their addresses. */
const fillings = {
  tools: tools.map(({ slug }) => `/tools/${slug}`),
  social: agency.social.map(({ url }) => url),
}

const columns = navigation.footer.columns.map(({ heading, links, fill }) => ({
  heading,
  own: links,
  addresses: [...links.map(({ link }) => link), ...(fill ? fillings[fill] : [])],
}))

test.use({ answersForOtherSites: true })

test('the footer has every column and every link of the settings', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(columns.map(({ heading }) => heading))
  for (const { heading, own, addresses } of columns) {
    const shown = footer.getByRole('navigation', { name: heading, exact: true }).getByRole('link')
    expect(await shown.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href'))), heading).toEqual(
      addresses,
    )
    for (const [index, { label }] of own.entries()) await expect(shown.nth(index)).toContainText(label)
    for (const link of await shown.all()) await expect(link).toHaveAccessibleName(/\S/)
  }
})

for (const column of present(navigation.footer.columns.find(({ fill }) => fill === 'tools')))
  test('the footer names the tools as their pages do', async ({ page }) => {
    await page.goto('/about')
    const links = page.getByRole('contentinfo').getByRole('navigation', { name: column.heading, exact: true })
    for (const path of fillings.tools) await expect(links.locator(`a[href="${path}"]`)).toHaveText(headingOf(path))
  })

const elsewhere = columns.flatMap(({ addresses }) => addresses).filter((address) => address.startsWith('https:'))

for (const address of present(elsewhere.at(-1)))
  test('links of the footer to other sites open in a new tab and say so', async ({ page, context }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    for (const other of elsewhere) await expectNewTab(footer.locator(`a[href="${other}"]`).first())
    const newTab = context.waitForEvent('page')
    await footer.locator(`a[href="${address}"]`).first().click()
    await expect(await newTab).toHaveURL(new URL(address).href)
  })

test('the footer names the year and the owner of the copyright', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(
    shell.copyright({ year: agency.copyrightYear, owner: agency.name }),
  )
})

test('on a phone the columns of the footer are folded but for the first, and open without React', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const [first, ...others] = columns
  await expect(footer.getByRole('navigation', { name: first?.heading, exact: true }).getByRole('link')).toHaveCount(
    first?.addresses.length ?? 0,
  )
  for (const { heading, addresses } of others) {
    const shown = footer.getByRole('navigation', { name: heading, exact: true }).getByRole('link')
    await expect(shown).toHaveCount(0)
    // A press by the page's own script is not a sign of use, so React is not loaded.
    await footer
      .getByRole('navigation', { name: heading, exact: true })
      .locator('summary')
      .evaluate((summary: HTMLElement) => summary.click())
    await expect(shown).toHaveCount(addresses.length)
  }
  expect(await isHydrated(page)).toBe(false)
})

test('on a wide screen the headings of the footer are not reached by the keyboard', async ({ page }) => {
  await page.goto('/about')
  const headings = page.getByRole('contentinfo').locator('summary')
  await expect(headings).toHaveCount(columns.length)
  for (const heading of await headings.all()) {
    await heading.focus()
    await expect(heading).not.toBeFocused()
  }
})

/** A page that the footer leads to. */
const linked = navigation.footer.columns.flatMap(({ links }) => links).find(({ link }) => hasPage(link))

for (const { label, link } of present(linked))
  test('the footer underlines the link to the page one is on', async ({ page }) => {
    await page.goto(link)
    const current = page.getByRole('contentinfo').locator('a[aria-current="page"]')
    await expect(current).toHaveText(label)
    await expect(current).toHaveCSS('text-decoration-line', 'underline')
  })
