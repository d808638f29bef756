/** Which field of a form a text on the page comes from, and which text of the page a field is about. */
import type { FlatValues } from '../cms/hook-types'
import { SOURCE } from '../files/formats/form-data'
import { lettersOf } from './letters'

/** The field whose value is the text, or is closest to it: a part of it, or all of it and more. */
export function fieldOfText(values: FlatValues, text: string): string | undefined {
  const wanted = lettersOf(text)
  if (wanted === '') return undefined
  let best: { field: string; likeness: number } | undefined
  for (const [field, value] of Object.entries(values)) {
    if (field === SOURCE || field === 'body' || (typeof value !== 'string' && typeof value !== 'number')) continue
    const letters = lettersOf(String(value))
    if (letters === '') continue
    const likeness = likenessOf(letters, wanted)
    if (likeness > (best?.likeness ?? 0)) best = { field, likeness }
  }
  return best?.field
}

/** From 0 to 1. A short value inside a long text says little: many texts hold the word "blog". */
function likenessOf(value: string, text: string): number {
  if (value === text) return 1
  if (!value.includes(text) && !text.includes(value)) return 0
  const share = Math.min(value.length, text.length) / Math.max(value.length, text.length)
  return share < LEAST_SHARE ? 0 : share
}

/** A date or a price is about a quarter of the line that it is in. */
const LEAST_SHARE = 0.2

/** Where in a Markdown text the block is that the page sets as this text. */
export function placeInBody(body: string, text: string): { start: number; end: number } | undefined {
  const wanted = lettersOf(text)
  if (wanted === '') return undefined
  let start = 0
  for (const line of body.split('\n')) {
    const letters = lettersOf(withoutAddresses(line))
    const isPlace = letters !== '' && (letters === wanted || (letters.length > 8 && wanted.startsWith(letters)))
    if (isPlace || (wanted.length > 8 && letters.includes(wanted))) return { start, end: start + line.length }
    start += line.length + 1
  }
  return undefined
}

/** The text of the line that the cursor is in, as the page sets it. */
export function lineAt(body: string, position: number): string {
  const start = body.lastIndexOf('\n', position - 1) + 1
  const end = body.indexOf('\n', position)
  return withoutAddresses(body.slice(start, end === -1 ? undefined : end)).replace(/^[\s>#*+-]+|^\d+[.)]\s/, '')
}

/** A line without what is written of links and pictures and never shown. */
const withoutAddresses = (line: string): string => line.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]+>/g, '')
