import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/influencer-rate-calculator'
const LINK = `${PATH}?platform=instagram&contentType=reel&followers=50000&tier=micro&engagementRate=4.2`

const submit = (page: Page) => page.getByRole('button', { name: 'Calculate Rates' })
const result = (page: Page) => page.getByRole('region', { name: 'Your rate card' })
const input = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const optionsOf = (page: Page, name: string) => input(page, name).getByRole('option').allTextContents()

async function fill(page: Page) {
  await input(page, 'Platform').selectOption('Instagram')
  await input(page, 'Content type').selectOption('Reel')
  await input(page, 'Follower count').fill('50,000')
  await input(page, 'Tier').selectOption('micro')
  await input(page, 'Engagement rate').fill('4.2')
}

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await violations(page), colorScheme).toEqual([])
  }
}

test('a rate card, from the form to the file, without a network', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PATH)
  await hydrate(page)
  await expectAccessible(page)
  await goOffline(page)
  await fill(page)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Calculating...' })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 2, name: 'Your rate card' })).toBeFocused()
  await expect(page.getByRole('region', { name: /^Messages/ })).toContainText('Rates Calculated!')

  // Instagram, micro, 4.2 %: 500, 200 and 750 dollars × 1.1; packages are the post's rate × 2.7, 6.8 and 9.6.
  for (const [name, price] of [
    ['Post', '$550'],
    ['Story', '$220'],
    ['Reel · your choice', '$825'],
    ['3-post', '$1,485'],
    ['Monthly', '$3,740'],
    ['Ambassador', '$5,280'],
  ] as const) {
    await expect(
      result(page)
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${name}`) }),
    ).toContainText(price)
  }
  await expect(result(page).getByRole('region', { name: 'How this price was reached' })).toContainText(
    'Engagement: 4.2% is above 3%, not above 5%× 1.1',
  )
  await expect(result(page).getByRole('region', { name: 'Packages' }).getByRole('listitem')).toHaveCount(3)
  const row = result(page).getByRole('table', { name: 'Base prices on Instagram' }).getByRole('row', { name: /yours/ })
  await expect(row).toHaveText(/^Micro.*\$500\$200\$750$/)
  await expect(result(page)).not.toContainText('disagree')
  await result(page).getByText('How this was computed').click()
  await expect(result(page).getByText('3-post = 3 × $550 = $1,650, less 10% ($165) = $1,485')).toBeVisible()
  await expectAccessible(page)

  await result(page).getByRole('button', { name: 'Copy result' }).click()
  await expect(result(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Reel: $825\n3-post: $1,485')
  await result(page).getByRole('button', { name: 'Copy link to this result' }).click()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname + link.search).toBe(
    `${PATH}?platform=instagram&contentType=reel&followers=50%2C000&tier=micro&engagementRate=4.2`,
  )
  const download = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('rate-card-instagram-micro.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'Instagram,Micro,50000,4.2,Monthly,Post,8,500,1.1,15,3740',
  )

  await page.getByRole('button', { name: 'Calculate New Rates' }).click()
  for (const name of ['Platform', 'Content type', 'Follower count', 'Tier', 'Engagement rate']) {
    await expect(input(page, name)).toHaveValue('')
  }
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
})

test('the button waits until all five fields are filled', async ({ page }) => {
  await page.goto(PATH)
  await hydrate(page)
  await expect(submit(page)).toBeDisabled()
  for (const name of ['Platform', 'Content type', 'Tier', 'Follower count', 'Engagement rate']) {
    await fill(page)
    await expect(submit(page)).toBeEnabled()
    if (await input(page, name).evaluate((element) => element instanceof HTMLSelectElement)) {
      await input(page, name).selectOption('')
    } else {
      await input(page, name).fill(' ')
    }
    await expect(submit(page), `without ${name}`).toBeDisabled()
  }
})

test('content types follow the platform, and a type that it does not have is given up', async ({ page }) => {
  await page.goto(PATH)
  await hydrate(page)
  await fill(page)
  for (const [platform, types] of [
    ['Instagram', ['Post', 'Story', 'Reel']],
    ['TikTok', ['Video', 'Story']],
    ['YouTube', ['Video', 'Short']],
    ['Twitter', ['Tweet', 'Thread']],
  ] as const) {
    await input(page, 'Platform').selectOption(platform)
    await expect.poll(() => optionsOf(page, 'Content type')).toEqual(['Choose one', ...types])
  }
  await expect(input(page, 'Content type')).toHaveValue('')
  await expect(submit(page)).toBeDisabled()

  await input(page, 'Platform').selectOption('Instagram')
  await input(page, 'Content type').selectOption('Story')
  await input(page, 'Platform').selectOption('TikTok')
  await expect(input(page, 'Content type'), 'both have stories').toHaveValue('story')
  await expect(submit(page)).toBeEnabled()
})

test('the followers propose a tier, and a contradiction is said in the form and on the result', async ({ page }) => {
  await page.goto(PATH)
  await hydrate(page)
  await fill(page)
  const tier = input(page, 'Tier')
  await input(page, 'Follower count').fill('10k')
  await expect(tier).toHaveAccessibleDescription('10,000 followers: Micro (10K–100K)')
  await input(page, 'Follower count').fill('9,999')
  await expect(tier).toHaveAccessibleDescription(/^9,999 followers belong to the nano tier/)
  await submit(page).click()
  await expect(result(page)).toContainText('Tier and followers disagree.')
  await expect(result(page)).toContainText('In the nano tier this reel would cost $165.')
  await expect(result(page).getByText('$825', { exact: true }).first()).toBeVisible()
})

test('cents are shown where there are any', async ({ page }) => {
  await page.goto(`${PATH}?platform=twitter&contentType=thread&followers=2000&tier=nano&engagementRate=5.1`)
  const packages = result(page).getByRole('region', { name: 'Packages' }).getByRole('listitem')
  await expect(packages).toContainText(['3-post$175.50', 'Monthly$442', 'Ambassador$624'])
})

test('a shared link opens with its result, which is not announced as new', async ({ page }) => {
  await page.goto(LINK)
  await expect(result(page)).toContainText('$825')
  await expect(page.getByText('Rates Calculated!')).toHaveCount(0)
  await page.getByRole('button', { name: 'Calculate New Rates' }).click()
  await expect(input(page, 'Platform')).toHaveValue('')
})

for (const [mistake, right, wrong, message] of [
  ['a type of another platform', 'contentType=reel', 'contentType=video', 'Content type: choose one of the options.'],
  ['too many percent', 'engagementRate=4.2', 'engagementRate=21', 'Engagement rate can be at most 20.'],
  ['too few followers', 'followers=50000', 'followers=999', 'Follower count must be at least 1,000.'],
  ['no number', 'followers=50000', 'followers=<b>NaN', 'Follower count: “<b>NaN” is not a number'],
  ['a part missing', '&tier=micro', '', 'Tier: please fill this in.'],
] as const) {
  test(`a shared link with ${mistake} gets the form and a message`, async ({ page }) => {
    await page.goto(LINK.replace(right, wrong))
    await expect(page.getByRole('alert').filter({ hasText: 'This link has values' })).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    await expect(result(page)).toHaveCount(0)
    await expect(input(page, 'Platform')).toHaveValue('instagram')
  })
}

test('the result fits a phone and prints without controls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(LINK)
  await expect(result(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.emulateMedia({ media: 'print' })
  await expect(result(page)).toContainText('$825')
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeHidden()
})
