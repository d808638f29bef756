/**
 * Markdown → mdast. Two parsers give the same trees as far as the HTML shows: one in native code, which every build
 * uses, and remark's own, which is the reference that tests hold the other against.
 */
import type { Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { markdownToMdast } from 'satteri'
import { type Processor, unified } from 'unified'

export const parserNames = ['native', 'remark'] as const
export type ParserName = (typeof parserNames)[number]

/** A unified processor that has nothing but the parser. */
export function processorWith(parser: ParserName): Processor<Root> {
  const processor = parser === 'native' ? unified().use(nativeParser) : remark().use(remarkGfm)
  // What a processor parses to does not show in how its parser was set.
  return processor as unknown as Processor<Root>
}

/** Front matter is turned off: `---` at the start of a body is a thematic break. */
const parseNatively = (text: string) => markdownToMdast(text, { features: { gfm: true, frontmatter: false } }) as Root

function nativeParser(this: Processor) {
  this.parser = (text) => parseNatively(String(text))
}
