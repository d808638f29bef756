import { tool as campaignTimeline } from '../../../src/tools/campaign-timeline/tool'
import { initialRaw, type Raw } from '../../../src/tools/kit/form/fields'
import type { Tool } from '../../../src/tools/kit/tool'
import { tool as performanceTracker } from '../../../src/tools/performance-tracker/tool'
import { tool as rateCalculator } from '../../../src/tools/rate-calculator/tool'
import { tool as roiCalculator } from '../../../src/tools/roi-calculator/tool'
import { isDeep } from '../../tier'
import { expect, test } from '../journey'
import { isOnSite } from '../site'
import { takeAways } from './take-aways'
import { copy, inputOf, openLink, reset, resultOf } from './tool-page'

/** Links with one mistake each, and what the form says about it, for every tool whose results can be shared. */
const shareable: { tool: Tool; links: [mistake: string, wrong: Raw, message: string][] }[] = [
  {
    tool: roiCalculator,
    links: [
      ['too small a budget', { budget: '99' }, 'Budget must be at least 100.'],
      ['an assumption that cannot be', { clickRate: '101' }, 'Engaged people who click can be at most 100.'],
    ],
  },
  {
    tool: rateCalculator,
    links: [
      ['a type of another platform', { contentType: 'video' }, 'Content type: choose one of the options.'],
      ['too many percent', { engagementRate: '21' }, 'Engagement rate can be at most 20.'],
      ['too few followers', { followers: '999' }, 'Follower count must be at least 1,000.'],
      ['no number', { followers: '<b>NaN' }, 'Follower count: “<b>NaN” is not a number'],
      ['a part missing', { tier: '' }, 'Tier: please fill this in.'],
    ],
  },
  {
    tool: performanceTracker,
    links: [
      ['no impressions', { impressions: '0' }, 'Impressions must be at least 1.'],
      ['words for numbers', { likes: 'Infinity' }, 'Likes: “Infinity” is not a number'],
      ['a type of another platform', { contentType: 'tweet' }, 'Content type: choose one of the options.'],
      ['a platform that nobody knows', { platform: 'myspace' }, 'Platform: choose one of the options.'],
    ],
  },
  {
    tool: campaignTimeline,
    links: [
      ['a launch in the past', { launchDate: '2026-11-19' }, 'Launch date cannot be before today, November 20, 2026.'],
      ['a day that does not exist', { launchDate: '2027-02-30' }, 'Launch date must be a day that exists'],
      ['a count that is no option', { influencers: '7' }, 'Influencer count: choose one of the options.'],
    ],
  },
]

test('every tool that puts its inputs into the address is here', () => {
  const all = Object.values(takeAways).filter(({ tool }) => tool.isShareable)
  expect(shareable.map(({ tool }) => tool.slug).sort()).toEqual(all.map(({ tool }) => tool.slug).sort())
})

for (const { tool, links } of shareable.filter(({ tool }) => isOnSite(tool))) {
  test(`${tool.slug}: a shared link opens with its result; one with a mistake gets the form and a message`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const inputs: Raw = { ...initialRaw(tool.fields), ...(tool.example as Raw) }

    await test.step('a result, which is not announced as new', async () => {
      await openLink(page, tool, inputs)
      await expect(resultOf(page, tool)).toBeVisible()
      await expect(page.getByText(tool.words.toast.title)).toHaveCount(0)
      await expect(resultOf(page, tool).getByRole('heading', { level: 2 })).not.toBeFocused()
      const link = new URL(await copy(page, page.getByRole('button', { name: 'Copy link to this result' })))
      expect(link.pathname).toBe(`/tools/${tool.slug}`)
      expect(Object.fromEntries(link.searchParams)).toEqual(inputs)
      await reset(page, tool)
    })

    // One mistake takes the same way into the form as another; the unit tests of the fields judge each of them.
    for (const [mistake, wrong, message] of isDeep ? links : links.slice(0, 1)) {
      await test.step(mistake, async () => {
        const values = Object.entries({ ...tool.example, ...wrong } as Raw).filter(([, text]) => text !== '')
        await openLink(page, tool, Object.fromEntries(values))
        await expect(page.getByRole('alert').filter({ hasText: 'This link has values' })).toBeVisible()
        await expect(page.getByText(message)).toBeVisible()
        await expect(resultOf(page, tool)).toHaveCount(0)
        // What is right stays in the form.
        for (const [name, text] of values)
          if (!(name in wrong) && !(name === 'contentType' && 'platform' in wrong))
            await expect(inputOf(page, tool, name)).toHaveValue(text)
      })
    }
  })
}
