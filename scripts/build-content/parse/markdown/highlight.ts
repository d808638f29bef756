/** Colours for code: classes, never styles. */
import type { Element, ElementContent, Parents, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import highlighter from 'highlight.js/lib/common'
import { visit } from 'unist-util-visit'

/** Longer listings are shown without colours: no reader misses them, and every build would pay for them. */
const LONGEST_LISTING = 20_000

/** Commands and snippets come again in many posts. */
const known = new Map<string, string>()
const MOST_KNOWN = 500

/** One listing as HTML. The highlighter escapes the text, and adds nothing but `<span class="hljs-…">`. */
export function highlightedCode(text: string, language: string): string {
  const key = `${language}\n${text}`
  const html =
    known.get(key) ?? `<code class="hljs language-${language}">${coloured(text, language) ?? escaped(text)}</code>`
  if (known.size < MOST_KNOWN) known.set(key, html)
  return html
}

function coloured(text: string, language: string): string | undefined {
  if (text.length > LONGEST_LISTING || !highlighter.getLanguage(language)) return undefined
  return highlighter.highlight(text, { language, ignoreIllegals: true }).value
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Puts the colours into a tree. */
export function highlightCode(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'code' || !isPre(parent) || index === undefined) return
    const language = languageOf(node)
    if (language === undefined) return
    // Like the marks of holes, this is raw HTML of our own.
    const listing = { type: 'raw', value: highlightedCode(textOf(node), language) }
    parent.children.splice(index, 1, listing as unknown as ElementContent)
  })
}

const isPre = (parent: Parents | undefined): parent is Element => parent?.type === 'element' && parent.tagName === 'pre'

function languageOf({ properties: { className } }: Element): string | undefined {
  const classes = Array.isArray(className) ? className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length)
}
