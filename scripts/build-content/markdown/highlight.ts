/** Colours for code: classes, never styles. */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeHighlight from 'rehype-highlight'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { VFile } from 'vfile'

/** Longer listings are shown without colours: no reader misses them, and every build would pay for them. */
const LONGEST_LISTING = 20_000
const highlight = rehypeHighlight()
const writer = unified().use(rehypeStringify).freeze()

/** Code in a language that is known gets its classes. */
export function highlightCode(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'pre' || textOf(node).length > LONGEST_LISTING) return
    highlight({ type: 'root', children: [node] }, new VFile())
    return SKIP
  })
}

/** One listing as HTML: `<code class="hljs language-ts">…</code>`. */
export function highlightedCode(text: string, language: string): string {
  const className = [`language-${language}`]
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className },
    children: [{ type: 'text', value: text }],
  }
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] }
  highlightCode({ type: 'root', children: [pre] })
  return writer.stringify({ type: 'root', children: pre.children })
}
