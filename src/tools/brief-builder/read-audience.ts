/**
 * Who should see it, as far as the words say so: after "among", "for" or "reach", or where people open the goal. The
 * people who make the pieces, and the name of a product, are no audience. Children are none either: parents are.
 */
import { tradeRules } from '../kit/document/trade-rules'

const PEOPLE =
  /\b(?:gen(?:eration)? ?[xyz]|millennials?|boomers?|women|men|mothers?|mums?|moms?|fathers?|dads?|parents?|couples|students?|adults?|seniors?|founders?|developers?|designers?|engineers?|managers?|marketers?|buyers?|shoppers?|gamers?|runners?|cyclists?|travell?ers?|commuters?|home ?owners?|renters?|pet owners?|cooks?|readers?|freelancers?|professionals?|businesses|start-?ups|teachers?|nurses?|doctors?|athletes?|enthusiasts?|beginners?|people (?:who|aged|in|over|under)|lovers|neighbou?rs|\d{2}\s?[-–]\s?\d{2}|\d{2}\+)(?![\p{L}\p{N}])/iu

/** Up to where a new thought begins. */
const UNTIL = /^(.{2,80}?)(?=$|[,.;:!?()]|\s(?:by|before|until|within|with|that|and \d|as|buy|sign|book)(?:\s|$))/iu
const MARKED = /\b(?:among|for|from|reach(?:ing)?|aimed at|attract(?:ing)?)\s+(.+)/giu
const OPENS = /^(.{2,60}?)\s(?:know|knows|learn|understand|see|hear|come|book|buy|choose|visit|remember|try)\b/iu

/** The people, in the visitor's words; none where the words do not say. */
export function readAudience(campaign: string, goals: readonly string[]): string | undefined {
  for (const text of [...goals, campaign]) {
    for (const [, rest = ''] of text.matchAll(MARKED)) {
      const people = UNTIL.exec(rest)?.[1]
      if (people && PEOPLE.test(people)) return people.trim()
    }
    const opening = OPENS.exec(text)?.[1]
    if (opening && text !== campaign && PEOPLE.test(opening)) return opening.trim()
  }
  return undefined
}

/** Whether what is advertised is for children, so that the pieces are for their parents. */
export const isForChildren = (words: string): boolean =>
  tradeRules(words, 'other').some(({ label }) => label === 'Rules, children')
