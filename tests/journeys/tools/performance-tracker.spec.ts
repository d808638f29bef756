import type { Page } from '@playwright/test'
import { tool } from '../../../src/tools/performance-tracker/tool'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { fill, inputOf, open, openExplanation, openLink, resultOf, submit, submitButton } from './tool-page'

const reel = {
  platform: 'instagram',
  contentType: 'reel',
  impressions: '10,000',
  followers: '25k',
  likes: '450',
  comments: '60',
  shares: '90',
}

const result = (page: Page) => resultOf(page, tool)
const input = (page: Page, name: string) => inputOf(page, tool, name)
const cells = (page: Page, table: string) =>
  result(page).getByRole('table', { name: table }).getByRole('row').allInnerTexts()

async function openResult(page: Page, values: Record<string, string>) {
  await openLink(page, tool, values)
  await expect(result(page)).toBeVisible()
}

if (isOnSite(tool)) {
  test('the rates of a post, compared with benchmarks, and what they say', async ({ page }) => {
    await openResult(page, { ...reel, saves: '120' })
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
    await openExplanation(page)
    await expect(result(page).getByText(/^The marks are house benchmarks/)).toBeVisible()
  })

  test('saves count on Instagram only, and more likes than impressions are questioned', { tag: '@deep' }, async ({
    page,
  }) => {
    await openResult(page, {
      platform: 'twitter',
      contentType: 'tweet',
      impressions: '1',
      followers: '100',
      likes: '5',
    })
    await expect(result(page)).toContainText('Please check your numbers. Likes exceed the impressions')
    expect((await cells(page, 'Benchmarks for Twitter')).slice(1, 3)).toEqual([
      'Your post\t500%\t1%',
      'Score\tExcellent\tNeeds Improvement',
    ])

    await openResult(page, { ...reel, platform: 'tiktok', contentType: 'video', saves: '120' })
    expect(await cells(page, 'All rates')).toContain('Save rate\t–\tnot measured')
    await page.getByRole('button', { name: tool.words.reset }).click()
    await input(page, 'platform').selectOption('YouTube')
    await expect(input(page, 'saves')).toHaveAccessibleDescription(/^Not used here/)
  })

  test('what is too small is said beside its input; what is left empty is not entered', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, tool)
    await fill(page, tool, { ...reel, impressions: '0', followers: '99', likes: '-1' })
    await submitButton(page, tool).click()
    await expect(page.getByText('Impressions must be at least 1.')).toBeVisible()
    await expect(page.getByText('Followers must be at least 100.')).toBeVisible()
    await expect(page.getByText('Likes must be at least 0.')).toBeVisible()
    await expect(input(page, 'impressions')).toBeFocused()

    await submit(page, tool, { ...reel, comments: '', shares: '' })
    const rows = await cells(page, 'All rates')
    expect(rows.slice(4, 7)).toEqual([
      'Comment rate\t–\tnot entered',
      'Share rate\t–\tnot entered',
      'Save rate\t–\tnot measured',
    ])
    await expect(result(page)).toContainText('Comments and shares were not entered and count as 0')
  })
}
