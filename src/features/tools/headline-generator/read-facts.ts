/** The figures, dates and places in a topic. */
import type { Facts } from './reading'

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
    `\\b(?:in|across|into|to|throughout) ((?!${MONTH}\\b|Q[1-4]\\b)\\p{Lu}[\\p{L}’-]*(?: \\p{Lu}[\\p{L}’-]*)*)`,
    'u',
  ),
  figure: /\b\d[\d.,]*\+?\b/,
}

export function readFacts(text: string): Facts {
  const facts: Facts = {}
  for (const name of ['money', 'percent', 'date', 'place'] as const) {
    const match = FACT_PATTERNS[name].exec(text)
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
