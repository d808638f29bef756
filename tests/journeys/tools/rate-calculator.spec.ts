import type { Page } from '@playwright/test'
import { tool } from '../../../src/tools/rate-calculator/tool'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { fill, inputOf, open, openExplanation, openLink, resultOf, submit, submitButton } from './tool-page'

const reel = { platform: 'instagram', contentType: 'reel', followers: '50,000', tier: 'micro', engagementRate: '4.2' }

const result = (page: Page) => resultOf(page, tool)
const input = (page: Page, name: string) => inputOf(page, tool, name)
const optionsOf = (page: Page, name: string) => input(page, name).getByRole('option').allTextContents()

if (isOnSite(tool)) {
  test('a rate card, with every step from the base price', async ({ page }) => {
    await openLink(page, tool, reel)
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
    const row = result(page)
      .getByRole('table', { name: 'Base prices on Instagram' })
      .getByRole('row', { name: /yours/ })
    await expect(row).toHaveText(/^Micro.*\$500\$200\$750$/)
    await expect(result(page)).not.toContainText('disagree')
    await openExplanation(page)
    await expect(result(page).getByText('3-post = 3 × $550 = $1,650, less 10% ($165) = $1,485')).toBeVisible()

    await test.step('an offer is compared with the table, and every price with the views', async () => {
      await openLink(page, tool, { ...reel, offer: '400' })
      // $750 × 0.8 to $750 × 1.3; 15% of 50,000 followers are 7,500.
      const check = result(page).getByRole('region', { name: 'Is the offer fair?' })
      await expect(check).toContainText('less than this table pays even for weak engagement: $600 to $975.')
      const rows = check.getByRole('table', { name: 'Cost per 1,000 expected views' }).getByRole('row')
      await expect(rows).toHaveText([
        'Price30% see it15%7.5%',
        'This price, $825$55$110$220',
        'Your offer, $400$27$53$107',
      ])
    })

    await test.step('cents are shown where there are any', async () => {
      const thread = {
        platform: 'twitter',
        contentType: 'thread',
        followers: '2000',
        tier: 'nano',
        engagementRate: '5.1',
      }
      await openLink(page, tool, thread)
      const packages = result(page).getByRole('region', { name: 'Packages' }).getByRole('listitem')
      await expect(packages).toContainText(['3-post$175.50', 'Monthly$442', 'Ambassador$624'])
    })
  })

  test('content types follow the platform, and a type that it does not have is given up', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, tool)
    await fill(page, tool, reel)
    for (const [platform, types] of [
      ['Instagram', ['Post', 'Story', 'Reel']],
      ['TikTok', ['Video', 'Story']],
      ['YouTube', ['Video', 'Short']],
      ['Twitter', ['Tweet', 'Thread']],
    ] as const) {
      await input(page, 'platform').selectOption(platform)
      await expect.poll(() => optionsOf(page, 'contentType')).toEqual(['Choose one', ...types])
    }
    await expect(input(page, 'contentType')).toHaveValue('')
    await expect(submitButton(page, tool)).toBeDisabled()

    await input(page, 'platform').selectOption('Instagram')
    await input(page, 'contentType').selectOption('Story')
    await input(page, 'platform').selectOption('TikTok')
    await expect(input(page, 'contentType'), 'both have stories').toHaveValue('story')
    await expect(submitButton(page, tool)).toBeEnabled()
  })

  test('the followers propose a tier, and a contradiction is said in the form and on the result', async ({ page }) => {
    await open(page, tool)
    const tier = input(page, 'tier')
    await fill(page, tool, { ...reel, followers: '10k' })
    await expect(tier).toHaveAccessibleDescription('10,000 followers: Micro (10K–100K)')
    await fill(page, tool, { followers: '9,999' })
    await expect(tier).toHaveAccessibleDescription(/^9,999 followers belong to the nano tier/)
    await submit(page, tool)
    await expect(result(page)).toContainText('Tier and followers disagree.')
    await expect(result(page)).toContainText('In the nano tier this reel would cost $165.')
    await expect(result(page).getByText('$825', { exact: true }).first()).toBeVisible()
  })
}
