/** What the description and the audience say, as far as rules can tell. */
import { oneLine } from '../kit/document/clean-text'
import { tradeRules } from '../kit/document/trade-rules'
import { doubtfulIn } from '../kit/english/doubtful'
import { NAMED_DAY } from '../kit/english/named-days'
import { withoutShouting } from '../kit/english/quiet'
import { correctSpelling } from '../kit/english/spelling'

export type ReadInput = {
  description: string
  audience: string
  /** What the description says it costs; nothing where it names no price. */
  price?: string
  hasDay: boolean
  hasHour: boolean
  hasPlace: boolean
  /** The blank for the address of what has no street: an app, or what is on the web. */
  webBlank?: string
  /** A finding is not a thing that people try. */
  isResearch: boolean
  /** How many the study asked. */
  studySize?: string
  /** Another company that the description names. */
  partner?: string
  /** For the visitor: what was changed, and what to look at. Empty when nothing is. */
  notes: string
}

/** “From $89”, “24 euros”; “save $20” and “$5 million raised” are none, and pounds can be a weight. */
const PRICE =
  /(?<!(?:save|saves|saving|of|by|over|above|under|below) )(?:\bfrom )?(?:[$€£¥]\s?\d(?:[\d.,]*\d)?|(?<![\d.,])\d(?:[\d.,]*\d)?\s?(?:usd|eur|euros?|gbp|dollars?)(?!\p{L}))(?![\d.,]*\d)(?! ?(?:k|m|bn|million|billion|off|less|raised|discount)\b)/giu
const STUDY_SIZE =
  /\b(?:(?:study|survey|poll) (?:of|among|with) (?:(?:about|almost|nearly|over|more than) )?|(?:asked|surveyed|polled|interviewed) (?:(?:about|almost|nearly|over|more than) )?)(\d(?:[\d.,]*\d)?)(?!\d|%)/i
const HOUR = /\d\s?(?:[ap]\.?m\b|uhr\b|h\b|o’clock)|\d:\d\d/iu
const PLACE = /\b(?:at|on|in) (?:the )?\p{Lu}\p{L}+/u
/** “A free app that …”; “a bakery with an app” still has a street. */
const FIRST_WORDS = '^(?:(?!(?:with|and|for|of|in|by|to|that|mit|con|avec|für) )\\S+ ){0,3}'
const APP = new RegExp(`${FIRST_WORDS}apps?\\b`, 'iu')
const ON_THE_WEB = new RegExp(
  `${FIRST_WORDS}(?:software|websites?|podcasts?|newsletters?)\\b|\\bon (?:steam|netflix|spotify|kickstarter|etsy)\\b`,
  'iu',
)
const PARTNER = /\b(?:of|with|and|by) (\p{Lu}[\p{L}&.’'-]+(?: \p{Lu}[\p{L}&.’'-]+)+)/u
const EVERYONE = /^(?:everyone|everybody|anyone|anybody|all|all people)\W*$/iu
/** A last sentence that was cut off repeats another one when it is at least this long. */
const SHORTEST_REPEAT = 12

/** The inputs as the brief uses them: no capitals throughout, no certain misspelling, no sentence twice. */
export function readInput(input: { brandName: string; description: string; audience: string }): ReadInput {
  const typed = correctSpelling(withoutShouting(oneLine(input.description)))
  const description = withoutRepeats(typed.text)
  const named = correctSpelling(withoutShouting(oneLine(input.audience)))
  const doubtful = doubtfulIn(`${typed.text} ${named.text}`)
  const isEveryone = EVERYONE.test(named.text)
  const undated = description.replace(new RegExp(NAMED_DAY, 'giu'), ' ')
  const partner = PARTNER.exec(description)?.[1]
  const changed = [...typed.corrections, ...named.corrections].map((one) => `“${one.typed}” became “${one.meant}”`)
  const isShouted = [input.description, input.audience].some((text) => withoutShouting(oneLine(text)) !== oneLine(text))
  return {
    description,
    audience: isEveryone ? `${named.text.toLowerCase()}; first of all [who most of them are]` : named.text,
    price: priceIn(description),
    hasDay: NAMED_DAY.test(description),
    hasHour: HOUR.test(description),
    hasPlace: PLACE.test(undated),
    webBlank: webBlankFor(description),
    studySize: STUDY_SIZE.exec(description)?.[1],
    isResearch: tradeRules(description, 'other').some(({ label }) => label === 'Rules, research'),
    partner: partner && !oneLine(input.brandName).includes(partner) ? partner : undefined,
    notes: [
      ...(changed.length > 0 ? [`Please check the spelling: ${changed.join(', ')}.`] : []),
      ...(doubtful.length > 0 ? [`Is it a name? ${doubtful.map((word) => `“${word}”`).join(', ')}.`] : []),
      ...(isShouted ? ['A text in capitals is written small: please check the capitals of names.'] : []),
      ...(description !== typed.text ? ['A sentence that the description repeats is printed once.'] : []),
      ...(isEveryone ? ['“Everyone” is nobody in particular: a creator can speak to people you name.'] : []),
    ].join(' '),
  }
}

function webBlankFor(description: string): string | undefined {
  if (APP.test(description)) return '[web address or app store]'
  return ON_THE_WEB.test(description) ? '[web address]' : undefined
}

/** The price, or where to find several. */
function priceIn(description: string): string | undefined {
  const prices = description.match(PRICE) ?? []
  return prices.length > 1 ? 'as in the overview' : prices[0]
}

/** Each sentence once; a last one that was cut off and repeats another one is left out. */
function withoutRepeats(text: string): string {
  const sentences = text.split(/(?<=[.!?]) /u)
  const isRepeat = (sentence: string, index: number) =>
    sentences
      .slice(0, index)
      .some((before) => before === sentence || (sentence.length >= SHORTEST_REPEAT && before.startsWith(sentence)))
  return sentences.filter((sentence, index) => !isRepeat(sentence, index)).join(' ')
}
