/**
 * Markdown → hast. Two parsers give the same trees as far as the HTML shows: one in native code, which every build uses,
 * and remark's own, which browsers use and tests hold the other against.
 */
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import { markdownToHast } from 'satteri'
import { VFile } from 'vfile'

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

const parseRaw = rehypeRaw()

/**
 * Parses the HTML in a tree: rehype-raw for the blocks that hold some. It parses what it is given again, which takes as long
 * as all other steps together, and most blocks of most bodies hold none. A tag that is a block of its own can end in another
 * one, so all blocks between those stay together.
 */
export function parseRawBlocks(tree: Root, text: string): Root {
  const first = tree.children.findIndex(({ type }) => type === 'raw')
  const last = tree.children.findLastIndex(({ type }) => type === 'raw')
  const groups: RootContent[][] = []
  for (const [index, block] of tree.children.entries()) {
    if (index > first && index <= last) groups.at(-1)?.push(block)
    else groups.push([block])
  }
  const file = new VFile(text)
  const children = groups.flatMap((blocks) =>
    blocks.some(holdsRaw) ? (parseRaw({ type: 'root', children: blocks }, file) as Root).children : blocks,
  )
  return { ...tree, children }
}

const holdsRaw = (node: RootContent): boolean =>
  node.type === 'raw' || ('children' in node && node.children.some(holdsRaw))

/** Calls `visit` for every node below `parent`, in the order of the page. A visitor may replace the node that it is given. */
export function eachNode(parent: Parents, visit: (node: RootContent, parent: Parents) => void): void {
  for (const node of [...parent.children]) {
    visit(node, parent)
    if ('children' in node) eachNode(node, visit)
  }
}

export function eachElement(parent: Parents, visit: (element: Element, parent: Parents) => void): void {
  eachNode(parent, (node, above) => {
    if (node.type === 'element') visit(node, above)
  })
}

/** HTML that is written as it is. It has passed no sanitizer, so no text of an editor may be in it. */
export const raw = (html: string): ElementContent => ({ type: 'raw', value: html }) as unknown as ElementContent

export function replaceByRaw(node: Element, parent: Parents, html: string): void {
  parent.children.splice(parent.children.indexOf(node), 1, raw(html))
}
