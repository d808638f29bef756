/** How deliverables are read: quantities, formats and platforms as people write them. */
import type { Format, FormatPlatform } from '../kit/document/format-facts'

export const NUMBER_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}

/** In this order: a "blog post" is no post, a "short video" no Short, and who "goes live" on a day streams nothing. */
export const FORMAT_WORDS: readonly { format: Format; words: RegExp }[] = [
  { format: 'blog', words: /\b(?:blogs?|blog ?posts?|blog articles?|articles?)\b/iu },
  { format: 'thread', words: /\bthreads?\b/iu },
  { format: 'tweet', words: /\b(?:[Tt]weets?|[Tt]witter [Pp]osts?|X [Pp]osts?)\b/u },
  { format: 'reel', words: /\breels?\b/iu },
  { format: 'story', words: /\b(?:story|stories|story frames?)\b/iu },
  { format: 'short', words: /\b(?:shorts|(?:youtube|yt) short|short(?=\s*$))\b/iu },
  {
    format: 'live',
    words:
      /\b(?:live ?-?streams?|livestream\w*|live ?(?:shows?|sessions?|videos?|q&a|demos?)|(?:instagram|ig|tiktok|youtube) lives?|lives)\b/iu,
  },
  { format: 'video', words: /\b(?:videos?|tik ?toks?|vlogs?|clips?|unboxings?|tutorials?)\b/iu },
  { format: 'post', words: /\b(?:posts?|carousels?|photos?|pictures?|images?|grid)\b/iu },
]

export const PLATFORM_WORDS: readonly { platform: FormatPlatform; words: RegExp }[] = [
  { platform: 'instagram', words: /\b(?:instagram|insta|ig)\b/iu },
  { platform: 'tiktok', words: /\btik ?toks?\b/iu },
  { platform: 'youtube', words: /\b(?:youtube|yt)\b/iu },
  // The letter alone only where a platform would stand: "on X", "X thread"; not "iPhone X", not "3 x posts".
  {
    platform: 'x',
    words:
      /\b(?:[Tt]witter|TWITTER|[Tt]weets?)\b|(?:^|\b(?:on|via|for|to|and|or)\s|[,/&(]\s?)X\b(?!\s*\d)|\bX (?=[Pp]osts?\b|[Tt]hreads?\b|[Vv]ideos?\b)/u,
  },
  { platform: 'facebook', words: /\b(?:facebook|fb)\b/iu },
  { platform: 'linkedin', words: /\blinked ?in\b/iu },
  { platform: 'pinterest', words: /\bpinterest\b/iu },
  { platform: 'snapchat', words: /\bsnap ?chat\b/iu },
  { platform: 'twitch', words: /\btwitch\b/iu },
  { platform: 'blog', words: /\b(?:blogs?|blog ?posts?)\b/iu },
]

/** What a format's name alone says about where it is published. A post, a video and a stream can be anywhere. */
export const IMPLIED_PLATFORM: Partial<Record<Format, FormatPlatform>> = {
  reel: 'instagram',
  story: 'instagram',
  short: 'youtube',
  tweet: 'x',
  thread: 'x',
  blog: 'blog',
}
