/** The footnotes of Word and Google Docs → the HTML of footnotes that becomes `[^1]`. */
import type { Element, ElementContent, Root, Text } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** An address inside of the document: `#_ftn1`, `#_edn2` in Word, `#ftnt1` in Google Docs. */
const MARK = /^#?_?(?:ftnt?|edn)(\d+)$/
const BACK = /^#?_?(?:ftnt?_?ref|ednref)(\d+)$/

/** Replaces the marks in the text by `[^1]`, and takes the notes themselves out of the tree. */
export function takeNotes(tree: Root): Element[] {
  const notes: { number: string; words: ElementContent[] }[] = []
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return undefined
    const number = node.tagName === 'a' ? MARK.exec(String(node.properties.href ?? ''))?.[1] : undefined
    if (number !== undefined) {
      parent.children.splice(index, 1, noteMark(number))
      return [SKIP, index + 1]
    }
    // The line above the notes, and what is left of their list.
    if (/mso-element:\s*(?:foot|end)note-list/.test(String(node.properties.style ?? ''))) {
      visit(node, 'element', (rule) => {
        if (rule.tagName === 'hr' || rule.tagName === 'br') rule.tagName = 'span'
      })
    }
    const back = backOf(node)
    if (back !== undefined) {
      notes.push({ number: back, words: withoutMark(node) })
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    return undefined
  })
  return notes.map(({ number, words }) => ({
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [noteMark(number), { type: 'text', value: ': ' }, ...words],
  }))
}

/** Written like this because Markdown would escape the brackets of a text; see `markdownOf`. */
export const NOTE = (number: string) => `\u{f8fe}${number}\u{f8ff}`

const noteMark = (number: string): Text => ({ type: 'text', value: NOTE(number) })

/** The number of the note that a paragraph is. */
function backOf(node: Element): string | undefined {
  if (node.tagName !== 'p') return undefined
  const links: string[] = []
  visit(node, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') links.push(String(properties.href ?? ''))
  })
  return BACK.exec(links[0] ?? '')?.[1]
}

function withoutMark(node: Element): ElementContent[] {
  const [first, ...rest] = node.children.filter((child) => !(child.type === 'element' && isBack(child)))
  if (first?.type !== 'text') return first ? [first, ...rest] : rest
  return [{ ...first, value: first.value.trimStart() }, ...rest]
}

const isBack = (node: Element): boolean => {
  let found = false
  visit(node, 'element', ({ properties }) => {
    if (BACK.test(String(properties.href ?? ''))) found = true
  })
  return found
}
