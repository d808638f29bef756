/** Colors for code: classes, never styles. */
import type { Element, Parents } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import highlighter from 'highlight.js/lib/common'
import { replaceByRaw } from './each-node'

/** Longer listings are shown without colors: no reader misses them, and every build would pay for them. */
const LONGEST_LISTING = 20_000

/** Commands and snippets come again in many posts. */
const known = new Map<string, string>()
const MOST_KNOWN = 500

/** One listing as HTML. The highlighter escapes the text, and adds nothing but `<span class="hljs-…">`. */
function highlightedCode(text: string, language: string): string {
  const key = `${language}\n${text}`
  const html =
    known.get(key) ?? `<code class="hljs language-${language}">${colored(text, language) ?? escaped(text)}</code>`
  if (known.size < MOST_KNOWN) known.set(key, html)
  return html
}

function colored(text: string, language: string): string | undefined {
  if (text.length > LONGEST_LISTING || !highlighter.getLanguage(language)) return undefined
  return highlighter.highlight(text, { language, ignoreIllegals: true }).value
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Colors the code of a listing. */
export function highlightCode(code: Element, parent: Parents): void {
  const language = isPre(parent) ? languageOf(code) : undefined
  if (language !== undefined) replaceByRaw(code, parent, highlightedCode(textOf(code), language))
}

const isPre = (parent: Parents): boolean => parent.type === 'element' && parent.tagName === 'pre'

function languageOf({ properties: { className } }: Element): string | undefined {
  const classes = Array.isArray(className) ? className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length)
}
