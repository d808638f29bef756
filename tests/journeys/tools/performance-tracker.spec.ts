import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { expect, hydrate, test } from '../journey'
import { goOffline } from './go-offline'

const PATH = '/tools/influencer-performance-tracker'
const LINK = `${PATH}?platform=instagram&contentType=reel&impressions=10000&followers=25000&likes=450&comments=60&shares=90`

const submit = (page: Page) => page.getByRole('button', { name: 'Analyze Performance' })
const result = (page: Page) => page.getByRole('region', { name: 'How your post performed' })
const input = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}(?: \\(optional\\))?$`))
const cells = (page: Page, table: string) =>
  result(page).getByRole('table', { name: table }).getByRole('row').allInnerTexts()

async function fill(page: Page, values: Record<string, string> = {}) {
  await input(page, 'Platform').selectOption('Instagram')
  await input(page, 'Content type').selectOption('Reel')
  const counts = { Impressions: '10,000', Followers: '25k', Likes: '450', Comments: '60', Shares: '90', ...values }
  for (const [name, value] of Object.entries(counts)) await input(page, name).fill(value)
}

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect.soft(await violations(page), colorScheme).toEqual([])
  }
}

test('an analysis, from the form to the file, without a network', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PATH)
  await hydrate(page)
  await expectAccessible(page)
  await goOffline(page)
  await fill(page, { Saves: '120' })
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 2, name: 'How your post performed' })).toBeFocused()
  await expect(page.getByRole('region', { name: /^Messages/ })).toContainText('Analysis Complete!')

  // 450 + 60 + 90 by 10,000 is 6 %; 10,000 by 25,000 is 40 %.
  expect(await cells(page, 'Benchmarks for Instagram')).toEqual([
    'Figure\tEngagement rate\tReach rate',
    'Your post\t6%\t40%',
    'Score\tExcellent\tExcellent',
    'Average from\t1%\t10%',
    'Good from\t3%\t20%',
    'Excellent from\t6%\t35%',
  ])
  expect(await cells(page, 'All rates')).toEqual([
    'Rate\tComputed from\tValue',
    'Engagement rate\t600 ÷ 10,000\t6%',
    'Reach rate\t10,000 ÷ 25,000\t40%',
    'Like rate\t450 ÷ 10,000\t4.5%',
    'Comment rate\t60 ÷ 10,000\t0.6%',
    'Share rate\t90 ÷ 10,000\t0.9%',
    'Save rate\t120 ÷ 10,000\t1.2%',
    'Engagement by followers\t600 ÷ 25,000\t2.4%',
  ])
  await expect(result(page).getByRole('region', { name: 'Insights' }).getByRole('listitem')).toHaveText([
    'Widely seen and acted on: reach is 40% (Excellent), engagement 6% (Excellent).',
    'What the engagement is made of: 450 likes (75%), 60 comments (10%), 90 shares (15%).',
    'It was saved 120 times: one save in about 83 impressions.',
  ])
  await result(page).getByText('How this was computed').click()
  await expect(result(page).getByText(/^The marks are house benchmarks/)).toBeVisible()
  await expectAccessible(page)

  await result(page).getByRole('button', { name: 'Copy result' }).click()
  await expect(result(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Reach rate: 40%, Excellent')
  await result(page).getByRole('button', { name: 'Copy link to this result' }).click()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname + link.search).toBe(
    `${PATH}?platform=instagram&contentType=reel&impressions=10%2C000&followers=25k&likes=450&comments=60&shares=90&saves=120`,
  )
  const download = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('influencer-performance-instagram.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'Instagram,Reel,Engagement rate,6,600,10000,(likes + comments + shares) ÷ impressions,Excellent,1,3,6',
  )

  await page.getByRole('button', { name: 'Analyze New Content' }).click()
  for (const name of ['Platform', 'Content type', 'Impressions', 'Followers', 'Likes', 'Comments', 'Shares', 'Saves']) {
    await expect(input(page, name)).toHaveValue('')
  }
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
})

test('what is left empty is not entered, and saves are not measured', async ({ page }) => {
  await page.goto(PATH)
  await hydrate(page)
  await fill(page, { Comments: '', Shares: '' })
  await submit(page).click()
  await expect(result(page)).toBeVisible()
  const rows = await cells(page, 'All rates')
  expect(rows.slice(4, 7)).toEqual([
    'Comment rate\t–\tnot entered',
    'Share rate\t–\tnot entered',
    'Save rate\t–\tnot measured',
  ])
  await expect(result(page)).toContainText('Comments and shares were not entered and count as 0')
})

test('saves count on Instagram only', async ({ page }) => {
  await page.goto(LINK.replace('instagram', 'tiktok').replace('reel', 'video').concat('&saves=120'))
  await expect(result(page)).toBeVisible()
  expect(await cells(page, 'All rates')).toContain('Save rate\t–\tnot measured')
  await page.getByRole('button', { name: 'Analyze New Content' }).click()
  await input(page, 'Platform').selectOption('YouTube')
  await expect(input(page, 'Saves')).toHaveAccessibleDescription(/^Not used here/)
})

test('more likes than impressions are questioned, and computed all the same', async ({ page }) => {
  await page.goto(`${PATH}?platform=twitter&contentType=tweet&impressions=1&followers=100&likes=5`)
  await expect(result(page)).toContainText('Please check your numbers. Likes exceed the impressions')
  expect((await cells(page, 'Benchmarks for Twitter')).slice(1, 3)).toEqual([
    'Your post\t500%\t1%',
    'Score\tExcellent\tNeeds Improvement',
  ])
})

test('what is missing or too small is said beside its input', async ({ page }) => {
  await page.goto(PATH)
  await hydrate(page)
  await expect(submit(page)).toBeEnabled()
  await submit(page).click()
  await expect(input(page, 'Platform')).toBeFocused()
  await expect(page.getByText('Platform: please fill this in.')).toBeVisible()
  for (const name of ['Impressions', 'Followers', 'Likes']) {
    await expect(input(page, name)).toHaveAccessibleDescription(new RegExp(`${name}: please fill this in\\.`))
  }
  for (const name of ['Comments', 'Shares', 'Saves']) {
    await expect(input(page, name)).not.toHaveAccessibleDescription(/please fill/)
  }
  await fill(page, { Impressions: '0', Followers: '99', Likes: '-1' })
  await submit(page).click()
  await expect(page.getByText('Impressions must be at least 1.')).toBeVisible()
  await expect(page.getByText('Followers must be at least 100.')).toBeVisible()
  await expect(page.getByText('Likes must be at least 0.')).toBeVisible()
  await expect(input(page, 'Impressions')).toBeFocused()
})

test('a shared link opens with its result, which is not announced as new', async ({ page }) => {
  await page.goto(LINK)
  await expect(result(page)).toContainText('6%')
  await expect(page.getByText('Analysis Complete!')).toHaveCount(0)
})

for (const [mistake, right, wrong, message] of [
  ['no impressions', 'impressions=10000', 'impressions=0', 'Impressions must be at least 1.'],
  ['words for numbers', 'likes=450', 'likes=Infinity', 'Likes: “Infinity” is not a number'],
  ['a type of another platform', 'contentType=reel', 'contentType=tweet', 'Content type: choose one of the options.'],
  ['a platform that nobody knows', 'platform=instagram', 'platform=myspace', 'Platform: choose one of the options.'],
] as const) {
  test(`a shared link with ${mistake} gets the form and a message`, async ({ page }) => {
    await page.goto(LINK.replace(right, wrong))
    await expect(page.getByRole('alert').filter({ hasText: 'This link has values' })).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    await expect(result(page)).toHaveCount(0)
    await expect(input(page, 'Followers')).toHaveValue('25000')
  })
}

test('the result fits a phone and prints without controls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(LINK)
  await expect(result(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.emulateMedia({ media: 'print' })
  await expect(result(page)).toContainText('Excellent')
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeHidden()
})
