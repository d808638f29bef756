import { agency } from './agency'
import { aboutPage } from './content'
import { expect, test } from './journey'

test.use({ answersForOtherSites: true })

test('the founder tells the story, with a picture and a profile', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  const { heading, founder } = aboutPage
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(main.getByRole('img', { name: founder.photoAlt })).toBeVisible()
  const profile = main.getByRole('link', { name: founder.profileLabel })
  await expect(profile).toHaveAttribute('href', founder.profileUrl)
  await expect(profile).toHaveAttribute('target', '_blank')
  await expect(profile).toHaveAccessibleName(/opens in a new tab/)
})

test('the figures of the letter and the picture of its antenna hang beside it, and it is signed once', async ({
  page,
}) => {
  await page.goto('/about')
  const article = page.getByRole('article')
  const { margin, founder } = aboutPage
  const notes = article.getByRole('complementary')
  await expect(notes.getByRole('term')).toHaveText((margin?.figures ?? []).map(({ value }) => value))
  await expect(notes.getByRole('img', { name: margin?.imageAlt })).toBeVisible()
  await expect(article.getByText(founder.role)).toHaveCount(1)
})

test('a conversation about the agency starts on the booking page', async ({ page, context }) => {
  await page.goto('/about')
  const about = page.getByRole('region', { name: aboutPage.about.heading })
  const newTab = context.waitForEvent('page')
  await about.getByRole('link', { name: aboutPage.about.button }).click()
  await expect(await newTab).toHaveURL(agency.bookingUrl)
})
