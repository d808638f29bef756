import { agency } from './agency'
import { expect, test } from './journey'

const RESOURCES =
  'startup-pr-guide launch-amplification ai-media-tools international-expansion saas-marketing hardware-launches reputation-defense brand-storytelling founder-training'
const TOOLS =
  'pr-headline-generator influencer-brief-builder pr-health-checker pitch-timer pr-crisis-response-generator influencer-roi-calculator influencer-content-brief-generator influencer-rate-calculator influencer-campaign-timeline influencer-performance-tracker'

const columns = [
  {
    heading: 'Company',
    links: [
      ['About', '/about'],
      ['Contact us', '/contact'],
      ['Updates blog', '/blog'],
      ['Community chat', agency.communityUrl],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms-of-service'],
    ],
  },
  { heading: 'Resources', addresses: RESOURCES.split(' ').map((id) => `/resources/${id}`) },
  {
    heading: 'Free Tools',
    addresses: [agency.externalLinks.topCreators, ...TOOLS.split(' ').map((slug) => `/tools/${slug}`)],
  },
  {
    heading: 'Connect',
    links: [
      ['X', agency.social.x],
      ['Facebook', agency.social.facebook],
      ['LinkedIn', agency.social.linkedin],
      ['YouTube', agency.social.youtube],
      ['Instagram', agency.social.instagram],
    ],
  },
]

test('the footer has four columns with every link of the specification', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(columns.map(({ heading }) => heading))
  for (const { heading, links, addresses } of columns) {
    const column = footer.getByRole('navigation', { name: heading, exact: true })
    const shown = await column
      .getByRole('link')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))
    expect(shown, heading).toEqual(addresses ?? links.map(([, address]) => address))
    for (const [name = '', address = ''] of links ?? []) {
      const link = column.getByRole('link', { name: new RegExp(`^${name}( \\(opens in a new tab\\))?$`) })
      await expect(link).toHaveAttribute('href', address)
    }
  }
})

test('links of the footer to other sites open in a new tab and say so', async ({ page, context }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Community chat', 'Top 200 creators', 'X', 'Facebook', 'LinkedIn', 'YouTube', 'Instagram']) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  const newTab = context.waitForEvent('page')
  await footer.getByRole('link', { name: 'YouTube' }).click()
  await expect(await newTab).toHaveURL(agency.social.youtube)
})

test('the footer names the year 2025', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(`© 2025 ${agency.name}`)
})
