/** The home page of the sample, as the specification describes it. */
import { expect, test } from '../../../tests/journeys/journey'

test('the first screen says what the agency does and invites', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storytelling at Startup Speed')
  await expect(page.getByText('We run AI powered high-impact PR and influencer campaigns.')).toBeInViewport()
  await expect(page.getByRole('link', { name: "Let's Work Together" })).toBeInViewport()
})

test('twelve clients pass by, and six tiles lead to their case studies', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'Trusted by founders and brands worldwide' })).toBeVisible()
  const carousel = page.getByRole('region', { name: 'Clients', exact: true })
  await expect(carousel.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pause the logo carousel' })).toBeVisible()
  await expect(carousel.getByRole('listitem')).toHaveText([
    ...['OnePlus', 'Tencent', 'OPPO', 'XREAL', 'Huawei Cloud', 'Meizu', 'Ping An', 'Cision', 'Angry Miao', 'ECARX'],
    ...['HHOGene', 'Koelnmesse'],
  ])
  const tiles = [
    { title: 'Influencer Marketing', caseStudy: '/case-study/meizu' },
    { title: 'Media Relations', caseStudy: '/case-study/oneplus' },
    { title: 'Crisis Communication', caseStudy: '/case-study/oneplus' },
    { title: 'Brand Communications', caseStudy: '/case-study/oppo' },
    { title: 'Content Strategy', caseStudy: '/case-study/xreal' },
    { title: 'Event Management', caseStudy: '/case-study/publicis-msl' },
  ]
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(tiles.map(({ title }) => title))
  for (const [index, { title, caseStudy }] of tiles.entries()) {
    const learnMore = page.getByRole('main').getByRole('link', { name: 'Learn More' }).nth(index)
    await expect(learnMore).toHaveAttribute('href', caseStudy)
    await expect(learnMore).toHaveAccessibleName(new RegExp(title))
  }
})

test('the home page ends with the contact form', async ({ page }) => {
  await page.goto('/#contact')
  await expect(page.getByRole('heading', { level: 2, name: 'Ready to shape your story?' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Start a conversation' })).toBeVisible()
})
