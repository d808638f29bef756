import { DATE, WEEKDAY } from '../data/vocabulary'

export type Dateline = { length: number; hasPlace: boolean; hasDate: boolean }

/** A dateline begins within this many characters. */
const REACH = 110
const SEPARATOR = /\s*(?:--+|[—–]|(?<=\s)-(?=\s)|:(?=\s))\s*|\s*\([A-Z][\w ]{1,20}\)\s*[-–—]*\s*/g

/** The dateline in front of a lead: "OSLO, Norway, 5 May 2026 – ". Nothing when the paragraph begins at once. */
export function parseDateline(paragraph: string): Dateline | undefined {
  const head = paragraph.slice(0, REACH)
  const ends = Array.from(head.matchAll(SEPARATOR), (match) => ({
    at: match.index,
    next: match.index + match[0].length,
  }))
  for (const { at, next } of ends.reverse()) {
    const dateline = read(head.slice(0, at))
    if (dateline) return { ...dateline, length: next }
  }
  return undefined
}

/** A dateline on a line of its own. */
export function parseDatelineLine(line: string): Dateline | undefined {
  if (line.length > REACH) return undefined
  const dateline = read(line.replace(/[\s:–—-]+$/, ''))
  return dateline?.hasDate ? { ...dateline, length: line.length } : undefined
}

function read(prefix: string): Omit<Dateline, 'length'> | undefined {
  const hasDate = new RegExp(DATE).test(prefix)
  const place = prefix
    .replace(new RegExp(DATE, 'g'), ' ')
    .replace(new RegExp(`\\b${WEEKDAY}\\b`, 'g'), ' ')
    .replace(/\/[^/]{1,30}\/|\([^)]{0,40}\)|\b(?:19|20)\d\d\b|[-–—,|/.()]/g, ' ')
  const words = place.split(/\s+/).filter(Boolean)
  const isPlace = words.every((word) => /^\p{Lu}/u.test(word) || /^(?:of|de|la|le|upon|on|am|and|the)$/.test(word))
  if (!isPlace || words.length > 7) return undefined
  const isLoud = words.length > 0 && /^\p{Lu}{3,}$/u.test(words[0] ?? '')
  return hasDate || isLoud ? { hasPlace: words.length > 0, hasDate } : undefined
}
