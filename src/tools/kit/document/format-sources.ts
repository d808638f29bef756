/** Where the facts come from. A page without a date of its own carries the month in which it was read. */
export const SOURCES = {
  instagramReels: 'Instagram (Adam Mosseri), January 2025, on Reels of up to 3 minutes',
  instagramMedia:
    'Instagram (Adam Mosseri), May 2025, on pictures of 3:4; Instagram Help Center on carousels and Stories',
  tiktok:
    'TikTok for Developers, Content Posting API, read November 2026; 4,000 characters in the app: Zernio, November 2026',
  youtubeShorts: 'YouTube Help, “Understand three-minute YouTube Shorts”, October 2024',
  youtube: 'YouTube Help, “Upload videos longer than 15 minutes”',
  xText: 'X developer documentation, “Counting characters”, read November 2026',
  xMedia: 'X Help Center on videos and pictures in posts',
  sponsoredLinks: 'Google Search Central, “Qualify your outbound links to Google”',
} as const

export type SourceId = keyof typeof SOURCES

// What the platforms ask for beside the label of the law: https://help.instagram.com/616901995832907 and
// https://support.google.com/youtube/answer/154235.
export const INSTAGRAM_LABEL = 'Instagram’s paid-partnership label comes on top'
export const YOUTUBE_BOX = 'YouTube’s box for paid promotion is ticked as well'
