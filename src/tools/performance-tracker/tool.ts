import type { Raw } from '../kit/form/fields'
import { CONTENT_TYPES, PLATFORMS } from '../kit/platforms'
import { defineTool } from '../kit/tool'
import { PLATFORM_WITH_SAVES } from './benchmarks'

export const tool = defineTool({
  slug: 'influencer-performance-tracker',
  fields: {
    platform: { kind: 'choice', label: 'Platform', options: PLATFORMS },
    contentType: {
      kind: 'choice',
      label: 'Content type',
      hint: ({ platform }) => (platform ? 'Kept with the result' : 'Depends on the platform'),
      options: { dependsOn: 'platform', by: CONTENT_TYPES },
    },
    impressions: count('Impressions', 'How often the post was shown, at least 1', 1),
    followers: count('Followers', 'Of the account, at least 100', 100),
    likes: count('Likes', '0 or more', 0),
    comments: { ...count('Comments', 'Left empty, they count as 0', 0), optional: true },
    shares: { ...count('Shares', 'Left empty, they count as 0', 0), optional: true },
    saves: { ...count('Saves', '', 0), hint: savesHint, optional: true },
  },
  words: {
    submit: 'Analyze Performance',
    progress: 'Analyzing...',
    reset: 'Analyze New Content',
    resultHeading: 'How your post performed',
    toast: { title: 'Analysis Complete!' },
  },
  isBeside: true,
  isShareable: true,
  example: {
    platform: 'instagram',
    contentType: 'reel',
    impressions: '10,000',
    followers: '25k',
    likes: '450',
    comments: '60',
    shares: '90',
    saves: '120',
  },
})

function count(label: string, hint: string, min: number) {
  return { kind: 'number', label, hint, min, whole: true } as const
}

function savesHint({ platform }: Raw): string {
  return platform && platform !== PLATFORM_WITH_SAVES
    ? 'Not used here: the save rate is for Instagram only'
    : 'For Instagram only; not part of the engagement rate'
}
