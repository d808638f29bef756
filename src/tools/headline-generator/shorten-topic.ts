import { SEGMENTER } from '@/lib/text-width/segmenter'
import { STOP_WORDS } from './words'

/** The part of a topic that a headline can hold, in characters. House choice: with a pattern around it, about 130. */
export const LONGEST_TOPIC = 80

/** A topic that a headline can hold: as it is, or the thing that it is about, or its beginning. */
export function shortenTopic(text: string, tidy: (text: string) => string): { text: string; note?: string } {
  if ([...text].length <= LONGEST_TOPIC) return { text }
  const thing = thingIn(text)
  const sale = thing ? saleOf(text, thing) : undefined
  if (sale) return { text: sale, note: `The headlines use what is news in it: “${sale}”.` }
  if (thing)
    return {
      text: thing,
      note: `The headlines are about “${thing}”. Say in one short sentence who does what, and they say more.`,
    }
  const start = cutWords(text, tidy)
  return { text: start, note: `The headlines use its beginning: “${start}”.` }
}

/** “… on a folding helmet for cyclists that is now for sale …”: half of a long sentence is none, but its thing can be named. */
function thingIn(text: string): string | undefined {
  for (const [, noun = '', people = ''] of text.matchAll(THING)) {
    if (!NO_THING.test(noun)) return noun.trim() + people
  }
  return undefined
}

/** With a pattern around it, a sentence may be a little longer than a topic that is typed as one. */
const LONGEST_SALE = 100

/** “… that is now for sale in twenty shops in Denmark”: what is sold and where is the news, and no other. */
function saleOf(text: string, thing: string): string | undefined {
  const [, on = '', where = ''] =
    /\b(?:is|are) (?:now )?(for sale|on sale|available)( (?:in|at|from) [^,.;]+)?/.exec(text) ?? []
  const isPlural = /[^s]s$/.test(thing.split(' for ')[0] ?? '')
  const sale = `Our ${thing} ${isPlural ? 'are' : 'is'} now ${on}${where}`
  return on && sale.length <= LONGEST_SALE ? sale : undefined
}

const THING =
  /\b(?:an?|its|our|new) ((?:[a-z][a-z-]+ ){1,2}[a-z][a-z-]+?)(?= (?:for|that|which|with|in|on|from|to|and|is|has|at|made)\b|[,.;]|$)( for [a-z-]+s\b)?/g
const NO_THING =
  /\b(?:last|next|few|lot|number|team|years?|months?|weeks?|days?|time|people|part|way|bit|of|the|very|most|all|small|big|great|long)\b/

/** Whole words up to the limit, and no “and” or “to” left hanging. A single endless word is cut, with an ellipsis. */
function cutWords(text: string, tidy: (text: string) => string): string {
  const words = text.split(' ')
  const kept: string[] = []
  for (const word of words) {
    if ([...kept, word].join(' ').length > LONGEST_TOPIC) break
    kept.push(word)
  }
  if (kept.length === 0) return `${cutCharacters(words[0] ?? '')}…`
  while (kept.length > 1 && STOP_WORDS.has((kept.at(-1) ?? '').toLowerCase().replace(/[^\p{L}']/gu, ''))) kept.pop()
  return tidy(kept.join(' ').replace(/[\s,;:–—-]+$/u, ''))
}

/** As many characters as the limit allows, none of them in two. */
function cutCharacters(word: string): string {
  let cut = ''
  for (const { segment } of SEGMENTER.segment(word)) {
    if (cut.length + segment.length > LONGEST_TOPIC - 1) break
    cut += segment
  }
  return cut || [...word].slice(0, LONGEST_TOPIC - 1).join('')
}
