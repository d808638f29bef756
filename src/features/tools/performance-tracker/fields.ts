import type { Fields, Raw } from '../kit/fields'
import { CONTENT_TYPES, PLATFORMS } from '../kit/platforms'
import { PLATFORM_WITH_SAVES } from './benchmarks'

/** Product spec, section 5: impressions from 1, likes from 0, comments and shares optional, followers from 100. */
export const fields = {
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
} as const satisfies Fields

function count(label: string, hint: string, min: number) {
  return { kind: 'number', label, hint, min, whole: true } as const
}

function savesHint({ platform }: Raw): string {
  return platform && platform !== PLATFORM_WITH_SAVES
    ? 'Not used here: the save rate is for Instagram only'
    : 'For Instagram only; not part of the engagement rate'
}
