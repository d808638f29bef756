/** What a brief says about the fee, from what the visitor typed. */
import { counted } from '../kit/result/format-number'
import { COMPENSATION } from './completeness-rules'
import type { Deliverable } from './read-deliverables'
import { countPieces } from './weeks'

/** The fee as named, or left open. Nothing is agreed yet. */
export function feeOf(deliverables: readonly Deliverable[], named: readonly string[]): string {
  const paid = named
    .filter((words) => COMPENSATION.test(words) && !IS_A_GOAL.test(words))
    .map((words) => withWhatIsOpen(words, deliverables))
  if (paid.length > 0) return `${paid.join('; ')} (a proposal, until both sides have agreed).`
  const pieces = countPieces(deliverables)
  return `[amount and currency] for ${pieces === undefined ? 'all pieces' : counted(pieces, 'piece')} as listed above.`
}

/** “€250,000 revenue in 4 days” is what the campaign has to bring in, and “€40,000 in donations”, too. */
const IS_A_GOAL =
  /\b(?:revenue|turnover|sales|orders?|donations?|donated|raised?|collect(?:ed)?|crowdfund\w*|pledges?|funding|profit|savings?|tickets?|buy-?ins?|deposits?|bookings?|off)\b/i

const GIFT = /\b(?:gift(?:ed|ing)?|barter)\b/i
const EACH_OR_ALL = /\b(?:each|per|apiece|all|together|in total|total)\b/i

/** A price for two pieces can be for each or for both, and a gift has a giver and a value. */
function withWhatIsOpen(words: string, deliverables: readonly Deliverable[]): string {
  const isSeveral = deliverables.some((one) => one.words === words && (one.quantity ?? 1) > 1)
  const pieces = withoutFee(words)
  const amount = AMOUNT.exec(words.slice(pieces.length))?.[1]
  if (GIFT.test(words)) return `for ${pieces === words ? `“${words}”` : pieces}: ${OF_A_GIFT}`
  if (amount === undefined || pieces === words) return `as in “${words}”`
  return `${amount} for ${pieces}${isSeveral && !EACH_OR_ALL.test(words) ? ' [each, or together]' : ''}`
}

/** Either side can be the one that gives. */
const OF_A_GIFT = '[what the creator gets, and its worth]'
/** “$900”, “$300 each”, “£600 in total”. */
const AMOUNT = /([$€£¥]\s?\d[\d.,]*(?: (?:each|in total|together))?)$/

/** What is to be made, without what is paid for it. */
export const withoutFee = (words: string) =>
  words.replace(/ (?:for|at) [$€£¥]\s?\d[\d.,]*(?: (?:each|in total|together))?$| as an? gift$/i, '')
