import type { Option } from './form/fields'

/** The platforms of the rate calculator and the performance tracker. */
export const PLATFORMS = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'twitter', label: 'Twitter' },
] as const satisfies readonly Option[]

export type Platform = (typeof PLATFORMS)[number]['value']

/** What is published where. Packages of the rate calculator are made of the first of each list. */
export const CONTENT_TYPES = {
  instagram: [
    { value: 'post', label: 'Post' },
    { value: 'story', label: 'Story' },
    { value: 'reel', label: 'Reel' },
  ],
  tiktok: [
    { value: 'video', label: 'Video' },
    { value: 'story', label: 'Story' },
  ],
  youtube: [
    { value: 'video', label: 'Video' },
    { value: 'short', label: 'Short' },
  ],
  twitter: [
    { value: 'tweet', label: 'Tweet' },
    { value: 'thread', label: 'Thread' },
  ],
} as const satisfies Record<Platform, readonly Option[]>

export type ContentType = (typeof CONTENT_TYPES)[Platform][number]['value']
