import type { Option } from './fields'

/** The platforms of the tools for single posts, in the order of product spec, section 9. */
export const PLATFORMS = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'twitter', label: 'Twitter' },
] as const satisfies readonly Option[]

export type Platform = (typeof PLATFORMS)[number]['value']

/** Product spec, section 9, rate table: what is published where. The first of each list is what packages are made of. */
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

/** The label of an option. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
