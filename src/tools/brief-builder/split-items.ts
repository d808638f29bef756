import { lines } from '../kit/document/clean-text'

/** Bullets and numbers that people put before the lines of a list. */
const BULLET = /^(?:[-–—•*·▪◦‣]|\d{1,2}[.)])\s+/u
/** Words that join two items, and so are not part of either. */
const JOINS = /\s+(?:and|&|\+|plus)\s+/giu
/** A comma between items: not one inside a number, as in 10,000, or before the year of a date. */
const COMMA = /,(?!\d{3}(?!\d))(?! 20\d{2}(?!\s*[\p{L}%]|\d))\s*|、|،\s*/u

/**
 * Takes a typed text apart into its items. Lines and semicolons always separate. Commas separate, except inside
 * numbers and parentheses. "And", "&", "+" and "plus" separate only where `standsAlone` says that what follows is an
 * item of its own: "3 reels and 2 stories" are two, "a video about form and function" is one.
 */
export function splitItems(text: string, standsAlone: (right: string, left: string) => boolean): string[] {
  const items = lines(text)
    .flatMap((line) => line.replace(BULLET, '').split(/[;；]/u))
    .flatMap(splitAtCommas)
    .flatMap((item) => splitAtJoins(item, standsAlone))
    .map((item) => item.trim())
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
  if (items.length > 0) return items
  // Signs and pictures alone: still what was typed.
  const all = lines(text).join(' ')
  return all === '' ? [] : [all]
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const piece of text.split(new RegExp(`(${COMMA.source}|[()])`, 'u'))) {
    if (piece === '(') depth++
    if (piece === ')') depth = Math.max(0, depth - 1)
    if (COMMA.test(piece) && /^[,、،]/u.test(piece) && depth === 0) {
      parts.push(part)
      part = ''
    } else part += piece
  }
  // The last part of "a, b, and c" has the joining word in front.
  return [...parts, part].map((item, index) => (index === 0 ? item : item.replace(/^\s*(?:and|&|plus)\s+/iu, '')))
}

function splitAtJoins(text: string, standsAlone: (right: string, left: string) => boolean): string[] {
  const items: string[] = []
  let rest = text
  for (const { 0: join, index } of text.matchAll(JOINS)) {
    const offset = text.length - rest.length
    if (index < offset) continue
    const left = rest.slice(0, index - offset)
    const right = text.slice(index + join.length)
    if (left.trim() !== '' && standsAlone(right, left)) {
      items.push(left)
      rest = right
    }
  }
  return [...items, rest]
}
