import type { Format, FormatPlatform } from '../kit/document/format-facts'

/** What is to be made, in the order of the form. */
export const CONTENT_TYPES = [
  { value: 'instagram-post', label: 'Instagram post' },
  { value: 'instagram-story', label: 'Instagram Story' },
  { value: 'instagram-reel', label: 'Instagram Reel' },
  { value: 'tiktok-video', label: 'TikTok video' },
  { value: 'youtube-video', label: 'YouTube video' },
  { value: 'youtube-short', label: 'YouTube Short' },
  { value: 'tweet', label: 'X (Twitter) post' },
  { value: 'thread', label: 'X (Twitter) thread' },
  { value: 'blog', label: 'Blog article' },
  { value: 'live', label: 'Live stream' },
] as const

export type ContentType = (typeof CONTENT_TYPES)[number]['value']

type ContentTypeRules = {
  format: Format
  platform?: FormatPlatform
  /** What is delivered, and what comes with it. */
  delivers: readonly string[]
  /** What the platform counts: who was reached, what people did, and the number that it is a share of. */
  counts: { reach: string; talk: string; base?: string }
  /** The order of the piece, as a suggestion. House rules. */
  order: readonly string[]
  does: string
  dont: string
}

const RECORDING = 'The finished file without captions burned in, for the archive'
const SHORT_VIDEO_ORDER = [
  'The first 3 seconds: the label, and the reason to stay.',
  'The middle: one thing shown, not told.',
  'The end: what to do next.',
]

const INSTAGRAM = { reach: 'accounts reached', talk: 'comments, shares and saves', base: 'views' }
const YOUTUBE = { reach: 'views', talk: 'comments and likes', base: 'views' }
const X = { reach: 'impressions', talk: 'replies, reposts and bookmarks', base: 'impressions' }

export const CONTENT_TYPE_RULES: Record<ContentType, ContentTypeRules> = {
  'instagram-post': {
    format: 'post',
    platform: 'instagram',
    counts: INSTAGRAM,
    delivers: [
      '1 Instagram post: picture or carousel, with your caption',
      'A text description of each picture, for people who cannot see it',
    ],
    order: [
      'First picture: understandable without the caption.',
      'First line of the caption: that it is an ad, then the thought.',
      'Last line: what to do next.',
    ],
    does: 'Use your own pictures, taken for this post.',
    dont: 'Don’t put the message into a picture full of small type.',
  },
  'instagram-story': {
    format: 'story',
    platform: 'instagram',
    counts: { reach: 'accounts reached', talk: 'replies, shares and answers to stickers', base: 'views' },
    delivers: ['1 Instagram Story of 3 to 5 frames', 'The frames kept as a highlight for 30 days'],
    order: [
      'Frame 1: the label, where you are and why.',
      'Middle frames: one thing shown in each.',
      'Last frame: the link sticker, with a word on where it leads.',
    ],
    does: 'Repeat the label on every frame: people skip.',
    dont: 'Don’t let stickers cover faces, product or the disclosure.',
  },
  'instagram-reel': {
    format: 'reel',
    platform: 'instagram',
    counts: INSTAGRAM,
    delivers: ['1 Instagram Reel with cover picture and your caption', RECORDING],
    order: SHORT_VIDEO_ORDER,
    does: 'Put every spoken word on the screen as well: many watch without sound.',
    dont: 'Don’t place words where buttons and caption cover them.',
  },
  'tiktok-video': {
    format: 'video',
    platform: 'tiktok',
    counts: { reach: 'views', talk: 'comments, shares and saves', base: 'views' },
    delivers: ['1 TikTok video with your caption', RECORDING],
    order: SHORT_VIDEO_ORDER,
    does: 'Film as you film your own videos, with the label from the first second on.',
    dont: 'Don’t use a sound that is not cleared for advertising, however popular it is.',
  },
  'youtube-video': {
    format: 'video',
    platform: 'youtube',
    counts: YOUTUBE,
    delivers: [
      '1 YouTube video with the brand in a segment of about 60 seconds (a proposal)',
      'Title, thumbnail, description and corrected subtitles',
    ],
    order: [
      'The label, then your own opening; the brand’s part comes later.',
      'The paid part: the label again, then the thing shown in use.',
      'Back to your topic, with the link named once.',
    ],
    does: 'Announce the paid part before it begins.',
    dont: 'Don’t hide the paid part between chapters without a mark.',
  },
  'youtube-short': {
    format: 'short',
    platform: 'youtube',
    counts: YOUTUBE,
    delivers: ['1 YouTube Short with its title', RECORDING],
    order: SHORT_VIDEO_ORDER,
    does: 'Make the last second lead back into the first.',
    dont: 'Don’t reuse a file with another platform’s watermark.',
  },
  tweet: {
    format: 'tweet',
    platform: 'x',
    counts: X,
    delivers: ['1 X (Twitter) post', 'A text description of each picture in it'],
    order: ['That it is an ad.', 'The one thought, in your words.', 'The link; a picture if it helps.'],
    does: 'Write it so that it makes sense when somebody quotes it.',
    dont: 'Don’t add a row of hashtags.',
  },
  thread: {
    format: 'thread',
    platform: 'x',
    counts: X,
    delivers: ['1 X (Twitter) thread of about 5 posts', 'A text description of each picture in it'],
    order: [
      'First post: the label (that it is an ad), and why to read on.',
      'Middle posts: the label, then one thought each.',
      'Last post: the label, the conclusion and the link.',
    ],
    does: 'Make each post understandable alone, with its label: they are shared alone.',
    dont: 'Don’t say one thing twice: each post adds a fact or a step.',
  },
  blog: {
    format: 'blog',
    platform: 'blog',
    counts: { reach: 'page views', talk: 'comments' },
    delivers: ['1 blog article with your own pictures', 'Headline, introduction and picture descriptions'],
    order: [
      'That it is an ad, and who pays.',
      'The question your readers have.',
      'What you saw, and what you think of it.',
      'Link, once or twice.',
    ],
    does: 'Keep the article online for at least 12 months (a proposal).',
    dont: 'Don’t paste sentences from our website.',
  },
  live: {
    format: 'live',
    counts: { reach: 'people who watched, live or later', talk: 'messages in the chat' },
    delivers: ['1 live stream on [platform and account]', 'The recording, online for 30 days'],
    order: [
      'Welcome: that it is an ad, who you are, what will happen.',
      'The main part, with a pause for questions every 10 minutes.',
      'The end: link, thanks, and what comes next.',
    ],
    does: 'Have a second person read the chat.',
    dont: 'Don’t answer questions you are not sure of: we answer them in the chat.',
  },
}
