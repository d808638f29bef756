import { tools } from '../../src/features/tools/catalog'
import { agency } from './agency'
import { navigation } from './content'
import { expect, isHydrated, test } from './journey'

/** Links that a column of the footer takes from elsewhere, after its own. */
const fillings = {
  tools: tools
    .filter(({ slug }) => !agency.hiddenTools?.includes(slug))
    .map(({ title, slug }) => ({ label: title, link: `/tools/${slug}` })),
  social: [
    { label: 'X', link: agency.social.x },
    { label: 'Facebook', link: agency.social.facebook },
    { label: 'LinkedIn', link: agency.social.linkedin },
    { label: 'YouTube', link: agency.social.youtube },
    { label: 'Instagram', link: agency.social.instagram },
  ],
}

const columns = navigation.footer.columns.map(({ heading, links, fill }) => ({
  heading,
  links: [...links, ...(fill ? fillings[fill] : [])],
}))

test.use({ answersForOtherSites: true })

test('the footer has every column and every link of the settings', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(columns.map(({ heading }) => heading))
  for (const { heading, links } of columns) {
    const shown = footer.getByRole('navigation', { name: heading, exact: true }).getByRole('link')
    const addresses = await shown.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
    expect(addresses, heading).toEqual(links.map(({ link }) => link))
    for (const [index, { label }] of links.entries()) await expect(shown.nth(index)).toContainText(label)
  }
})

test('links of the footer to other sites open in a new tab and say so', async ({ page, context }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const others = columns.flatMap(({ links }) => links).filter(({ link }) => link.startsWith('https:'))
  expect(others.length).toBeGreaterThanOrEqual(5)
  for (const { label } of others) {
    const link = footer.getByRole('link', { name: `${label} (opens in a new tab)`, exact: true })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  const newTab = context.waitForEvent('page')
  await footer.getByRole('link', { name: 'YouTube' }).click()
  await expect(await newTab).toHaveURL(agency.social.youtube)
})

test('the footer names the year and the owner of the copyright', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(`© ${agency.copyrightYear} ${agency.name}`)
})

test('on a phone the footer is at most 1,000 px high, and its columns open without React', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  const height = () => footer.evaluate((element) => element.getBoundingClientRect().height)
  expect(await height()).toBeLessThanOrEqual(1000)
  const [company, ...others] = columns
  await expect(footer.getByRole('navigation', { name: company?.heading }).getByRole('link')).toHaveCount(
    company?.links.length ?? 0,
  )
  for (const { heading, links } of others) {
    const shown = footer.getByRole('navigation', { name: heading, exact: true }).getByRole('link')
    await expect(shown).toHaveCount(0)
    // A press by the page's own script is no sign of use, so React is not loaded.
    await footer.locator('summary', { hasText: heading }).evaluate((summary: HTMLElement) => summary.click())
    await expect(shown).toHaveCount(links.length)
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

test('the footer underlines the link to the page one is on', async ({ page }) => {
  await page.goto('/about')
  const current = page.getByRole('contentinfo').locator('a[aria-current="page"]')
  await expect(current).toHaveText('About')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
})
