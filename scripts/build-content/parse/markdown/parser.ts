/**
 * Markdown → mdast. Two parsers give the same trees as far as the HTML shows: one in native code, which every build
 * uses, and remark's own, which is the reference that tests hold the other against.
 */
import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { markdownToMdast } from 'satteri'
import { type Processor, unified } from 'unified'
import type { Place } from '../../diagnostics/diagnostic'
import { coverFencedCode } from './fences'

export const parserNames = ['native', 'remark'] as const
export type ParserName = (typeof parserNames)[number]

/** A unified processor that has nothing but the parser. */
export function processorWith(parser: ParserName): Processor<Root> {
  const processor = parser === 'native' ? unified().use(nativeParser) : remark().use(remarkGfm)
  // What a processor parses to does not show in how its parser was set.
  return processor as unknown as Processor<Root>
}

/** Lines that begin a heading. */
const HEADING = /^ {0,3}(#{1,6})(?=[ \t\n]|$)/gm

/**
 * The places of the headings when they are all written with `#` at the start of a line, found in the text itself.
 * @param levels those of the page, in its order
 */
export function plainHeadingPlaces(body: string, levels: readonly number[]): Place[] | undefined {
  const { text } = coverFencedCode(body, 'top level')
  const places: Place[] = []
  let line = 1
  let counted = 0
  for (const { 0: found, 1: marks = '', index } of text.matchAll(HEADING)) {
    if (marks.length !== levels[places.length]) return undefined
    for (let at = text.indexOf('\n', counted); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++
    counted = index
    places.push({ line, column: found.length - marks.length + 1 })
  }
  return places.length === levels.length ? places : undefined
}

/** The places of the headings written in Markdown, in the order of the page; unknown when a footnote has one. */
export function headingPlaces(text: string): Place[] | undefined {
  const places: Place[] = []
  let inFootnote = false
  const collect = (node: Nodes, footnote: boolean) => {
    if (node.type === 'heading') {
      inFootnote ||= footnote
      places.push({ line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 })
    } else if ('children' in node) {
      for (const child of node.children) collect(child, footnote || node.type === 'footnoteDefinition')
    }
  }
  collect(parseNatively(text), false)
  return inFootnote ? undefined : places
}

/** Front matter is turned off: `---` at the start of a body is a thematic break. */
const parseNatively = (text: string) => markdownToMdast(text, { features: { gfm: true, frontmatter: false } }) as Root

function nativeParser(this: Processor) {
  this.parser = (text) => parseNatively(String(text))
}
