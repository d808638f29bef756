import { tools } from '../../src/features/tools/catalog'
import { agency } from './agency'
import { navigation } from './content'
import { expect, test } from './journey'

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
