/**
 * Markdown → hast, with `raw` nodes for HTML. Two parsers give the same trees as far as the HTML shows: one in native code, which
 * every build uses, and remark's own, which browsers use and tests hold the other against.
 */
import type { Element, Root } from 'hast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import { markdownToHast } from 'satteri'
import { eachElement } from './each-node'

export const parserNames = ['native', 'remark'] as const
export type ParserName = (typeof parserNames)[number]

const chain = remark().use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' }).freeze()

export const parseMarkdown = (text: string, parser: ParserName): Root =>
  parser === 'native' ? parseNatively(text) : (chain.runSync(chain.parse(text), text) as unknown as Root)

/** Front matter is turned off: `---` at the start of a body is a thematic break. */
const FEATURES = { gfm: { footnotes: { clobberPrefix: '' } }, frontmatter: false }

function parseNatively(text: string): Root {
  const tree = markdownToHast(text, { features: FEATURES }) as Root
  if (text.includes('|')) eachElement(tree, alignCell)
  return tree
}

/** The native parser aligns cells by styles, remark by the attribute that the sanitizer lets through. */
function alignCell(cell: Element): void {
  const { style } = cell.properties
  const isCell = cell.tagName === 'td' || cell.tagName === 'th'
  if (isCell && typeof style === 'string') cell.properties = { align: style.slice('text-align: '.length) }
}
