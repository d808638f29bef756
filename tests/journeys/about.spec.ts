import { expectInvitation, expectNewTab, followInvitation } from './agency'
import { aboutPage, present } from './content'
import { expect, test } from './journey'

test.use({ answersForOtherSites: true })

test('the founder tells the story, with a picture', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  const { heading, founder } = aboutPage
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
  if (founder.photoAlt) await expect(main.getByRole('img', { name: founder.photoAlt })).toBeVisible()
  if (founder.role) await expect(page.getByRole('article').getByText(founder.role, { exact: true })).toHaveCount(1)
})

for (const profileUrl of present(aboutPage.founder.profileUrl))
  test('the profile of the founder opens in a new tab', async ({ page }) => {
    await page.goto('/about')
    const profile = page.getByRole('main').getByRole('link', { name: aboutPage.founder.profileLabel })
    await expect(profile).toHaveAttribute('href', profileUrl)
    await expectNewTab(profile)
  })

for (const { figures, imageAlt } of present(aboutPage.margin))
  test('the figures of the letter and the picture in its margin hang beside it', async ({ page }) => {
    await page.goto('/about')
    const notes = page.getByRole('article').getByRole('complementary')
    await expect(notes.getByRole('term')).toHaveText(figures.map(({ value }) => value))
    await expect(notes.getByRole('img', { name: imageAlt })).toBeVisible()
  })

test('a conversation about the agency starts on the booking page', async ({ page }) => {
  await page.goto('/about')
  const about = page.getByRole('region', { name: aboutPage.about.heading })
  const button = about.getByRole('link', { name: aboutPage.about.button })
  await expectInvitation(button)
  await followInvitation(page, () => button.click())
})
