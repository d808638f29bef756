import { capitalised } from '../kit/document/clean-text'
import { type Format, type FormatFacts, type FormatPlatform, factsOf } from '../kit/document/format-facts'
import { FORMAT_WORDS, IMPLIED_PLATFORM, NUMBER_WORDS, PLATFORM_WORDS } from './deliverable-rules'
import { splitItems } from './split-items'

export type Deliverable = {
  /** The visitor's own words. */
  words: string
  /** None when the words do not say. */
  quantity?: number
  format?: Format
  platform?: FormatPlatform
  /** What is known about the format on this platform. */
  facts?: FormatFacts
}

/** "3", "3x", "a", "two", at the start or after "a set of"; or "x3" at the end. */
const LEADING = new RegExp(
  `^(?:(\\d{1,3})\\s*[x×]?(?=\\s|\\p{L})|(${Object.keys(NUMBER_WORDS).join('|')})(?=\\s))`,
  'iu',
)
const TRAILING = /(?:\s[x×]\s?|\s?[x×])(\d{1,3})$|\((\d{1,3})\)$/iu
const INSIDE =
  /(?<![\p{L}\d.,:$€£])(\d{1,3})\s*[x×]?\s+(?!seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|words?|characters?|%|percent)(?=\p{L})/iu

/** The deliverables in a text. "Instagram: 2 posts, 3 stories" names the platform for all that follow on the line. */
export function readDeliverables(text: string): Deliverable[] {
  let carried: FormatPlatform | undefined
  return withoutAsides(splitItems(text, isDeliverable)).map((item) => {
    const prefix = /^([^:：]{1,30})[:：]\s*\S/u.exec(item)?.[1]
    if (prefix && platformIn(prefix)) carried = platformIn(prefix)
    const format = FORMAT_WORDS.find(({ words }) => words.test(item))?.format
    const implied = format && IMPLIED_PLATFORM[format]
    const named = platformIn(item) ?? (carried && format && factsOf(format, carried) ? carried : implied)
    return {
      words: capitalised(asSpelled(item)),
      quantity: quantityIn(prefix ? item.slice(prefix.length + 1).trim() : item),
      format,
      platform: named,
      facts: format && factsOf(format, named),
    }
  })
}

/** “3 creators”, “no posting” and “whitelisting for 30 days” say something about a piece and are none. */
const ASIDE =
  /^(?:(?:\d+|two|three|four|five|six|ten) (?:creators?|influencers?|people)|(?:no|without|not) .+|(?:whitelist\w*|spark ads?|boosting|usage rights|full rights|exclusiv\w*)\b.*)$/iu

/** Each aside as part of the item before it. */
function withoutAsides(items: readonly string[]): string[] {
  const kept: string[] = []
  for (const item of items) {
    const last = kept.at(-1)
    // “3 creators, 1 reel each”: the piece follows.
    if (last !== undefined && kept.length === 1 && ASIDE.test(last)) kept[0] = `${item} (${last})`
    else if (last !== undefined && ASIDE.test(item)) kept[kept.length - 1] = `${last} (${item})`
    else kept.push(item)
  }
  return kept
}

/** As the platforms spell themselves. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\binstagram\b/g, 'Instagram'],
  [/\btiktoks\b/g, 'TikToks'],
  [/\btiktok\b/g, 'TikTok'],
  [/\byoutube\b/g, 'YouTube'],
  [/\bfacebook\b/g, 'Facebook'],
  [/\blinkedin\b/g, 'LinkedIn'],
  [/\btwitch\b/g, 'Twitch'],
]

/** “1 Instagram Reels” is one, and Instagram has a capital. */
function asSpelled(item: string): string {
  const one = item.replace(/^1 ((?:\p{L}+ )?)(reel|short|post|video|tweet|thread|stream)s\b/iu, '1 $1$2')
  return SPELLED.reduce((text, [typed, meant]) => text.replace(typed, meant), one)
}

function platformIn(text: string): FormatPlatform | undefined {
  return PLATFORM_WORDS.find(({ words }) => words.test(text))?.platform
}

function quantityIn(item: string): number | undefined {
  const leading = LEADING.exec(item)
  if (leading) return leading[1] ? atLeastOne(leading[1]) : NUMBER_WORDS[(leading[2] ?? '').toLowerCase()]
  const found = TRAILING.exec(item) ?? INSIDE.exec(item)
  const digits = found?.[1] ?? found?.[2]
  return digits === undefined ? undefined : atLeastOne(digits)
}

/** After "and": a deliverable of its own has a format among its first words, and so has the one before, or a quantity. */
function isDeliverable(right: string, left: string): boolean {
  const opening = right.split(/\s+/u).slice(0, 4).join(' ')
  const hasFormat = (text: string) => FORMAT_WORDS.some(({ words }) => words.test(text))
  return hasFormat(opening) && (hasFormat(left) || LEADING.test(right))
}

const atLeastOne = (digits: string) => Number(digits) || undefined
