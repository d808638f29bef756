import { agency } from './agency'
import { expect, test } from './journey'

test('the founder tells the story, with a picture and a profile', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our story')
  await expect(main.getByRole('img')).toHaveAccessibleName(/\w{3}/)
  const profile = main.getByRole('link', { name: /profile/i })
  await expect(profile).toHaveAttribute('target', '_blank')
  await expect(profile).toHaveAccessibleName(/opens in a new tab/)
})

test('a conversation about the agency starts on the booking page', async ({ page, context }) => {
  await page.goto('/about')
  const about = page.getByRole('region', { name: `About ${agency.name}` })
  const newTab = context.waitForEvent('page')
  await about.getByRole('link', { name: 'Start a conversation' }).click()
  await expect(await newTab).toHaveURL(agency.bookingUrl)
})
