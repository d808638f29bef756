/** What visitors read of a body exactly as it is written: Markdown did not take a mark among it for a mark. */
import type { Element, Parents, Root, Text } from 'hast'
import { coverLines } from '../../source/text'
import { eachNode } from './parser'

/** Stands for a character that visitors do not read as it is written. */
export const UNSEEN = '\0'

/** Their text is code, or does not belong to the page. */
const SKIPPED = new Set([
  'code',
  'pre',
  'kbd',
  'samp',
  'script',
  'style',
  'template',
  'svg',
  'math',
  'textarea',
  'title',
])

/** An escaped mark, or a character by its name: both are written so on purpose. */
const ESCAPED = /\\[!-/:-@[-`{-~]|&(?:#\w{1,8}|\w{2,32});/g

/**
 * The body with `UNSEEN` in place of every character that visitors do not read as it is written: marks, addresses, code,
 * comments. Every place and every line stays the same.
 */
export function visibleText(tree: Root, body: string): string {
  const spans: (readonly [number, number])[] = []
  const skipped = new Set<unknown>()
  eachNode(tree, (node, parent) => {
    if (skipped.has(parent) || (node.type === 'element' && SKIPPED.has(node.tagName))) skipped.add(node)
    else if (node.type === 'text') spans.push(...spanOf(node, parent, body))
  })
  let end = 0
  let text = ''
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    if (from < end) continue
    text += unseen(body.slice(end, from)) + body.slice(from, to).replace(ESCAPED, unseen)
    end = to
  }
  return text + unseen(body.slice(end))
}

function spanOf({ position, value }: Text, parent: Parents, body: string): [number, number][] {
  const start = position?.start?.offset
  if (start === undefined || isAddress(parent as Element, value)) return []
  // A tag that ends in another block of HTML, or never, leaves a text without an end.
  const end = position?.end?.offset
  return [[start, end && end > start ? end : start + alike(value, body.slice(start, start + value.length))]]
}

/** How many characters are the same at the start of two texts. */
function alike(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** An address that became a link by itself. */
const isAddress = ({ tagName, properties }: Element, text: string): boolean =>
  tagName === 'a' && String(properties.href).endsWith(text)

const unseen = (text: string): string => coverLines(text, UNSEEN)
