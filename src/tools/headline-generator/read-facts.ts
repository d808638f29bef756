/** The figures, dates and places in a topic. */
import type { Facts, Phrases } from './reading'

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Aug\\.?|Sept\\.?|Oct\\.?|Nov\\.?|Dec\\.?)'
const FACT_PATTERNS: Record<keyof Facts, RegExp> = {
  money:
    /(?:[$€£¥]\s?\d[\d.,]*\d?\s?(?:k|m|bn|b|million|billion|thousand)?\b|\b\d[\d.,]*\s?(?:k|m|million|billion)?\s?(?:dollars|euros|pounds|USD|EUR|GBP)\b)/i,
  percent: /\b\d[\d.,]*\s?(?:%|percent\b|per cent\b)/i,
  date: new RegExp(
    `\\b(?:${MONTH}(?: \\d{1,2}(?:,? \\d{4})?| \\d{4})|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|Q[1-4](?: \\d{4})?|(?:next|this) (?:week|month|quarter|year|spring|summer|fall|autumn|winter)|(?:on|from|by) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:in|by|until|from|on) (?:20\\d\\d|${MONTH}(?: \\d{1,2}(?:,? \\d{4})?(?!\\d)| \\d{4})?)|today|tomorrow)\\b`,
    'i',
  ),
  place: new RegExp(
    `\\b(?:in|across|into|to|throughout|near) ((?!${MONTH}\\b|Q[1-4]\\b)\\p{Lu}[\\p{L}’-]*(?: \\p{Lu}[\\p{L}’-]*)*(?: and (?:the )?\\p{Lu}[\\p{L}’-]*)?)`,
    'u',
  ),
  figure: /\b\d[\d.,]*\+?\b/,
}

/** “On Elm Street”, “at Union Square”: an address comes before a town, because it is nearer. */
const ADDRESS =
  /\b(?:in|on|at|near|to) ((?:\d+ )?(?:\p{Lu}[\p{L}’.-]* ){1,3}(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Square|Lane|Boulevard|Plaza|Park|Station|Market|Mall|Bridge|Quay|Drive|Way))(?![\p{L}])/u

export function readFacts(text: string): Facts {
  const facts: Facts = {}
  for (const name of ['money', 'percent', 'date', 'place'] as const) {
    const match = (name === 'place' ? ADDRESS.exec(text) : null) ?? FACT_PATTERNS[name].exec(text)
    if (match) facts[name] = (match[1] ?? match[0]).trim()
  }
  const others = [facts.money, facts.percent, facts.date].reduce(
    (rest = '', found) => rest.replace(found ?? '', ''),
    text,
  )
  const figure = FACT_PATTERNS.figure.exec(others ?? '')?.[0]
  if (figure) facts.figure = figure
  return facts
}

/** Where and when, as the sentence ties them in; nothing where taking them out would break it. */
export function readPhrases(text: string, { place, date }: Facts): Phrases {
  return {
    ...phraseOf('place', text, place, '(?:in|on|at|near)'),
    ...phraseOf('date', text, date, '(?:on|in|from|by)'),
  }
}

function phraseOf(name: keyof Phrases, text: string, words: string | undefined, before: string): Phrases {
  if (!words) return {}
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const [phrase] = new RegExp(`\\b(?:${before} )?${escaped}(?![\\p{L}\\p{N}])`, 'u').exec(text) ?? []
  // “Expands to Berlin” needs its place; “opens in Berlin” does not.
  return phrase && (phrase !== words || new RegExp(`^${before} `).test(words)) ? { [name]: phrase } : {}
}
