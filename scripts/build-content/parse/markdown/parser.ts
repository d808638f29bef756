/**
 * Markdown → hast. Two parsers give the same trees as far as the HTML shows: one in native code, which every build uses,
 * and remark's own, which browsers use and tests hold the other against.
 */
import type { Element, Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import { markdownToHast } from 'satteri'
import type { VFile } from 'vfile'
import { eachElement, eachNode } from './each-node'

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

export function rehypeRawBlocks(): (tree: Root, file: VFile) => Root {
  const parse = rehypeRaw()
  return (tree, file) => {
    const children = groups(tree.children).flatMap((blocks) =>
      blocks.some(holdsRaw) ? (parse({ type: 'root', children: blocks }, file) as Root).children : blocks,
    )
    return { ...tree, children }
  }
}

/** Each block for itself; but a tag that is a block of its own can end in another one, so all of these stay together. */
function groups(blocks: readonly RootContent[]): RootContent[][] {
  const first = blocks.findIndex(isRaw)
  const last = blocks.findLastIndex(isRaw)
  const alone = (block: RootContent) => [block]
  if (first === -1) return blocks.map(alone)
  return [...blocks.slice(0, first).map(alone), blocks.slice(first, last + 1), ...blocks.slice(last + 1).map(alone)]
}

const isRaw = ({ type }: RootContent): boolean => type === 'raw'

function holdsRaw(block: RootContent): boolean {
  let found = isRaw(block)
  if ('children' in block) {
    eachNode(block, (node) => {
      found ||= isRaw(node)
    })
  }
  return found
}
