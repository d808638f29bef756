/**
 * What a creator has to know about each format before the camera runs. Platforms change their limits without notice:
 * every fact names its source and its date, and documents that use one say so.
 */
import type { Medium } from './disclosure'
import { INSTAGRAM_LABEL, SOURCES, type SourceId, YOUTUBE_BOX } from './format-sources'

/** Platforms that people name. Facts are known for the first three, X and blogs. */
export const FORMAT_PLATFORMS = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X (Twitter)',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  snapchat: 'Snapchat',
  twitch: 'Twitch',
  blog: 'a blog',
} as const

export type FormatPlatform = keyof typeof FORMAT_PLATFORMS
export type Format = 'post' | 'story' | 'reel' | 'video' | 'short' | 'tweet' | 'thread' | 'blog' | 'live'

export type FormatFacts = {
  format: Format
  /** None where the facts hold on every platform. */
  platform?: FormatPlatform
  /** As people call one of them. */
  name: string
  shape: string
  length: string
  caption: string
  link: string
  /** Where people cannot miss that it is paid for. */
  disclosure: string
  /** Weeks from the go-ahead to a first draft; house rule: one, or two where editing or writing takes longer. */
  draftWeeks: 1 | 2
  sources: readonly SourceId[]
}

const ON_SCREEN = 'on the screen and in the spoken words near the start, and first in the caption'
const IN_PICTURE = 'on the picture itself, long enough to be read'

/** By format; the platform that the word alone stands for comes first. */
export const FORMAT_FACTS: readonly FormatFacts[] = [
  {
    format: 'reel',
    platform: 'instagram',
    name: 'Instagram Reel',
    shape: '9:16 vertical, 1080 × 1920 px',
    length: 'at most 3 minutes; aim for about 30 seconds',
    caption: 'at most 2,200 characters',
    link: 'in the bio or a story’s link sticker, because captions cannot hold one that works',
    disclosure: `${ON_SCREEN}; ${INSTAGRAM_LABEL}`,
    draftWeeks: 1,
    sources: ['instagramReels', 'instagramMedia'],
  },
  {
    format: 'post',
    platform: 'instagram',
    name: 'Instagram post',
    shape: 'between 3:4 vertical (1080 × 1440 px) and 1.91:1; several pictures share one shape',
    length: 'one picture, or a carousel of up to 20',
    caption: 'at most 2,200 characters',
    link: 'in the bio or a story’s link sticker, because captions cannot hold one that works',
    disclosure: `first in the caption, before “more” cuts it; ${INSTAGRAM_LABEL}`,
    draftWeeks: 1,
    sources: ['instagramMedia'],
  },
  {
    format: 'story',
    platform: 'instagram',
    name: 'Instagram Story',
    shape: '9:16 vertical, 1080 × 1920 px, with nothing important at the top and bottom edges',
    length: 'frames of at most 60 seconds; each is gone after 24 hours unless kept as a highlight',
    caption: 'none; every word is on the frame',
    link: 'link sticker',
    disclosure: `on every frame, ${IN_PICTURE}; ${INSTAGRAM_LABEL}`,
    draftWeeks: 1,
    sources: ['instagramMedia'],
  },
  {
    format: 'video',
    platform: 'tiktok',
    name: 'TikTok video',
    shape: '9:16 vertical, 1080 × 1920 px',
    length: 'from 3 seconds to 10 minutes; aim for about 30 seconds',
    caption: 'at most 2,200 characters through a scheduling program, about 4,000 in the app',
    link: 'link in bio, and the brand named in the caption',
    disclosure: `${ON_SCREEN}; TikTok’s own branded-content switch comes on top`,
    draftWeeks: 1,
    sources: ['tiktok'],
  },
  {
    format: 'video',
    platform: 'youtube',
    name: 'YouTube video',
    shape: '16:9 horizontal, at least 1920 × 1080 px',
    length: 'up to 15 minutes, longer on verified accounts; the brand appears for about 60 seconds (a proposal)',
    caption: 'title and description, with the link in the first two lines of the description',
    link: 'in the description',
    disclosure: `in the video itself, spoken and shown near the start and again where the paid part begins; the description alone is not enough; ${YOUTUBE_BOX}`,
    draftWeeks: 2,
    sources: ['youtube'],
  },
  {
    format: 'video',
    platform: 'x',
    name: 'X (Twitter) video',
    shape: '16:9, 1:1 or 9:16',
    length: 'at most 2 minutes 20 seconds on a standard account; aim for about 30 seconds',
    caption: 'at most 280 characters on a standard account; a link counts as 23',
    link: 'in the post',
    disclosure: 'in the video near the start, and in the first words of the post',
    draftWeeks: 1,
    sources: ['xText', 'xMedia'],
  },
  {
    format: 'short',
    platform: 'youtube',
    name: 'YouTube Short',
    shape: '9:16 vertical, square at most',
    length: 'at most 3 minutes; aim for about 30 seconds',
    caption: 'a title that makes sense without the picture',
    link: 'none to another website: say and show the address',
    disclosure: `on the screen and in the spoken words near the start, not in the title alone; ${YOUTUBE_BOX}`,
    draftWeeks: 1,
    sources: ['youtubeShorts'],
  },
  {
    format: 'story',
    platform: 'tiktok',
    name: 'TikTok Story',
    shape: '9:16 vertical, 1080 × 1920 px',
    length: 'aim for about 15 seconds',
    caption: 'one line at most',
    link: 'link in bio',
    disclosure: `on every frame, ${IN_PICTURE}`,
    draftWeeks: 1,
    sources: [],
  },
  {
    format: 'post',
    platform: 'tiktok',
    name: 'TikTok photo post',
    shape: '9:16 vertical, 1080 × 1920 px',
    length: 'one picture or up to 35',
    caption: 'at most 4,000 characters',
    link: 'link in bio',
    disclosure: `${IN_PICTURE}, and first in the caption; TikTok’s own branded-content switch comes on top`,
    draftWeeks: 1,
    sources: ['tiktok'],
  },
  {
    format: 'tweet',
    platform: 'x',
    name: 'X (Twitter) post',
    shape: 'text, with up to 4 pictures or one video',
    length: 'at most 280 characters on a standard account; a link counts as 23',
    caption: 'the post is the caption',
    link: 'in the post',
    disclosure: 'the first word of the post',
    draftWeeks: 1,
    sources: ['xText', 'xMedia'],
  },
  {
    format: 'thread',
    platform: 'x',
    name: 'X (Twitter) thread',
    shape: 'about 5 posts, each readable alone; up to 4 pictures or one video in each',
    length: 'at most 280 characters a post on a standard account; a link counts as 23',
    caption: 'the posts are the caption',
    link: 'in the last post',
    disclosure: 'the first word of every post, because posts are shared alone',
    draftWeeks: 1,
    sources: ['xText', 'xMedia'],
  },
  {
    format: 'blog',
    platform: 'blog',
    name: 'Blog article',
    shape: 'text with at least 3 pictures of your own, each with a description for those who cannot see it',
    length: 'about 800 words',
    caption: 'headline and introduction',
    link: 'in the text, marked with rel="sponsored" because it is paid for',
    disclosure: 'above the first paragraph, before any link',
    draftWeeks: 2,
    sources: ['sponsoredLinks'],
  },
  {
    format: 'post',
    platform: 'facebook',
    name: 'Facebook post',
    shape: 'text with one picture or several of the same shape',
    length: 'short enough that nothing important is behind “See more”',
    caption: 'the post is the caption',
    link: 'in the post',
    disclosure: 'first in the post, before “See more” cuts it; Facebook’s own label for paid partnerships comes on top',
    draftWeeks: 1,
    sources: [],
  },
  {
    format: 'live',
    name: 'Live stream',
    shape: 'as the channel streams; test light, sound and connection a day before',
    length: 'as long as the channel’s streams usually are, at least 30 minutes',
    caption: 'a title that says what happens',
    link: 'pinned in the chat, and in the description of the recording',
    disclosure:
      'spoken at the start and repeated at intervals, because people join late; a line stays on the screen for the whole stream and in the recording; the platform’s own label for paid content comes on top',
    draftWeeks: 1,
    sources: [],
  },
]

/** Words that people use across platforms. Instagram publishes every video as a Reel. */
const SAME_AS: readonly { platform: FormatPlatform; format: Format; as: Format }[] = [
  { platform: 'instagram', format: 'video', as: 'reel' },
  { platform: 'instagram', format: 'short', as: 'reel' },
  { platform: 'tiktok', format: 'reel', as: 'video' },
  { platform: 'tiktok', format: 'short', as: 'video' },
  { platform: 'youtube', format: 'reel', as: 'short' },
  { platform: 'x', format: 'post', as: 'tweet' },
]

/** The facts of a format on a platform; none where this list has no entry for the two. */
export function factsOf(format: Format, platform?: FormatPlatform): FormatFacts | undefined {
  const meant = SAME_AS.find((same) => same.platform === platform && same.format === format)?.as ?? format
  return FORMAT_FACTS.find((facts) => facts.format === meant && (!facts.platform || facts.platform === platform))
}

const MEDIA: Partial<Record<Format, Medium>> = {
  tweet: 'text',
  thread: 'text',
  blog: 'text',
  post: 'still',
  story: 'frame',
}

/** What a format is made of, as far as labels go. */
export const mediumOf = (format: Format | undefined): Medium => (format && MEDIA[format]) ?? 'video'

/** One line that says where the facts of a document come from, and that they age. */
export function sourceNote(facts: readonly FormatFacts[]): string {
  const ids = new Set<SourceId>(facts.flatMap(({ sources }) => sources))
  const from = ids.size > 0 ? `Format facts: ${[...ids].map((id) => SOURCES[id]).join('; ')}. ` : ''
  return `${from}Platforms change limits without notice: check in the app before you film.`
}
