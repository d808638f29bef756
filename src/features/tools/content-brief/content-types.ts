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
  /** The order of the piece, as a suggestion. House rules. */
  order: readonly string[]
  does: string
  dont: string
}

const RECORDING = 'The finished file without captions burned in, for the archive'
const SHORT_VIDEO_ORDER = [
  'The first 3 seconds: the reason to stay.',
  'The middle: one thing shown, not told.',
  'The end: what to do next.',
]

export const CONTENT_TYPE_RULES: Record<ContentType, ContentTypeRules> = {
  'instagram-post': {
    format: 'post',
    platform: 'instagram',
    delivers: [
      '1 Instagram post: picture or carousel, with your caption',
      'A text description of each picture, for people who cannot see it',
    ],
    order: [
      'First picture: understandable without the caption.',
      'First line of the caption: the thought, and that it is an ad.',
      'Last line: what to do next.',
    ],
    does: 'Use your own pictures, taken for this post.',
    dont: 'Don’t put the news into a picture full of small type.',
  },
  'instagram-story': {
    format: 'story',
    platform: 'instagram',
    delivers: ['1 Instagram Story of 3 to 5 frames', 'The frames kept as a highlight for 30 days'],
    order: [
      'Frame 1: where you are and why.',
      'Middle frames: one thing shown in each.',
      'Last frame: the link sticker, with a word on where it leads.',
    ],
    does: 'Repeat “ad” on every frame that shows the brand: people skip.',
    dont: 'Don’t let stickers cover faces, product or the disclosure.',
  },
  'instagram-reel': {
    format: 'reel',
    platform: 'instagram',
    delivers: ['1 Instagram Reel with cover picture and your caption', RECORDING],
    order: SHORT_VIDEO_ORDER,
    does: 'Put every spoken word on the screen as well: many watch without sound.',
    dont: 'Don’t place words where buttons and caption cover them.',
  },
  'tiktok-video': {
    format: 'video',
    platform: 'tiktok',
    delivers: ['1 TikTok video with your caption', RECORDING],
    order: SHORT_VIDEO_ORDER,
    does: 'Film as you film your own videos, with the label from the first second on.',
    dont: 'Don’t use a sound that is not cleared for advertising, however popular it is.',
  },
  'youtube-video': {
    format: 'video',
    platform: 'youtube',
    delivers: [
      '1 YouTube video with the brand in a segment of about 60 seconds',
      'Title, thumbnail, description and corrected subtitles',
    ],
    order: [
      'Your own opening; the brand does not come first.',
      'The paid part: announced, then shown in use.',
      'Back to your topic, with the link named once.',
    ],
    does: 'Announce the paid part before it begins.',
    dont: 'Don’t hide the paid part between chapters without a mark.',
  },
  'youtube-short': {
    format: 'short',
    platform: 'youtube',
    delivers: ['1 YouTube Short with its title', RECORDING],
    order: SHORT_VIDEO_ORDER,
    does: 'Make the last second lead back into the first.',
    dont: 'Don’t reuse a file with another platform’s watermark.',
  },
  tweet: {
    format: 'tweet',
    platform: 'x',
    delivers: ['1 X (Twitter) post', 'A text description of each picture in it'],
    order: ['That it is an ad.', 'The one thought, in your words.', 'Link or picture.'],
    does: 'Write it so that it makes sense when somebody quotes it.',
    dont: 'Don’t add a row of hashtags.',
  },
  thread: {
    format: 'thread',
    platform: 'x',
    delivers: ['1 X (Twitter) thread of about 5 posts', 'A text description of each picture in it'],
    order: [
      'First post: that it is an ad, and why to read on.',
      'Middle posts: one thought each.',
      'Last post: conclusion and link.',
    ],
    does: 'Make each post understandable alone: they are shared alone.',
    dont: 'Don’t stretch one thought over five posts.',
  },
  blog: {
    format: 'blog',
    platform: 'blog',
    delivers: ['1 blog article with your own pictures', 'Headline, introduction and picture descriptions'],
    order: [
      'That it is an ad, and who pays.',
      'The question your readers have.',
      'What you tried, what you saw, what you think.',
      'Link, once or twice.',
    ],
    does: 'Keep the article online for at least 12 months.',
    dont: 'Don’t paste sentences from our website.',
  },
  live: {
    format: 'live',
    delivers: ['1 live stream on [platform and account]', 'The recording, online for 30 days'],
    order: [
      'Welcome: who you are, that it is an ad, what will happen.',
      'The main part, with a pause for questions every 10 minutes.',
      'The end: link, thanks, and what comes next.',
    ],
    does: 'Have a second person read the chat.',
    dont: 'Don’t answer questions you are not sure of: we answer them in the chat.',
  },
}
