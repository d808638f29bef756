/**
 * Markdown → hast. Two parsers give the same trees as far as the HTML shows: one in native code, which every build uses,
 * and remark's own, which browsers use and tests hold the other against.
 */
import type { Element, ElementContent, Parents, Root, RootContent, Text } from 'hast'
import rehypeRaw from 'rehype-raw'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import { markdownToHast } from 'satteri'
import { VFile } from 'vfile'
import { lineUpTo } from '../../source/text'

export const parserNames = ['native', 'remark'] as const
export type ParserName = (typeof parserNames)[number]

const chain = remark().use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' }).freeze()

/** A body as Markdown understands it. `htmlBlocks` are the offsets at which its blocks of HTML start and end. */
export type Written = { tree: Root; htmlBlocks: readonly (readonly [number, number])[]; parser: ParserName }

/** All that the editor wrote, before the sanitizer. */
export function treeOf(text: string, parser: ParserName): Written {
  const tree = parseMarkdown(text, parser)
  if (!text.includes('<')) return { tree, htmlBlocks: [], parser }
  return { tree: parseRawBlocks(tree, text), htmlBlocks: htmlBlocksIn(tree, text), parser }
}

function parseMarkdown(text: string, parser: ParserName): Root {
  const tree = parser === 'native' ? parseNatively(text) : (chain.runSync(chain.parse(text), text) as unknown as Root)
  if (text.includes('~') || STAR_IN_WORD.test(text)) keepSigns(tree, text)
  return tree
}

/** As in "Kolleg*innen". Not in Chinese, Japanese or Thai, whose words have no spaces between them. */
const STAR_IN_WORD = /\*(?<=[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}\d]\*)(?=[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}\d])/u

/** Signs that Markdown takes for marks stay as they are: single tildes, and asterisks inside of words. */
function keepSigns(parent: Parents, text: string): void {
  for (const child of parent.children) if ('children' in child) keepSigns(child, text)
  const children: RootContent[] = parent.children.flatMap((child) => {
    const { start, end } = child.position ?? {}
    if (child.type !== 'element' || start?.offset === undefined || end?.offset === undefined) return [child]
    const value = signOf(child.tagName, text, start.offset, end.offset)
    if (value === undefined) return [child]
    const opening: Text = { type: 'text', value, position: { start, end: { ...start, offset: start.offset + 1 } } }
    const closing: Text = { type: 'text', value, position: { start: { ...end, offset: end.offset - 1 }, end } }
    return [opening, ...child.children, closing]
  })
  parent.children = children as ElementContent[]
}

/**
 * The sign at both ends of words that are neither struck, as in "10~20 or 30~40", nor italic, as in "Kolleg*innen und
 * Freund*innen" or "3*4*5": no part of a word has a space or a figure in it.
 */
function signOf(tagName: string, text: string, start: number, end: number): string | undefined {
  if (tagName === 'del') return text.startsWith('~~', start) ? undefined : '~'
  const isPart = /^[\p{L}\p{M}]*$/u.test(text.slice(start + 1, end - 1))
  return tagName === 'em' && !isPart && STAR_IN_WORD.test(text.slice(start - 1, start + 2)) ? '*' : undefined
}

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
function parseRawBlocks(tree: Root, text: string): Root {
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

/** Where the blocks of HTML in a tree start and end: those that take up whole lines, tags inside of a paragraph do not. */
function htmlBlocksIn(tree: Root, text: string): [number, number][] {
  const blocks: [number, number][] = []
  eachNode(tree, ({ type, position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset]
    if (String(type) !== 'raw' || start === undefined || end === undefined) return
    const isWhole = /^[\s>*+-]*$/.test(lineUpTo(text, start)) && /^(?:\n|$)/.test(text.slice(end, end + 1))
    if (isWhole) blocks.push([start, end])
  })
  return blocks
}

/** Calls `visit` for every node below `parent`, in the order of the page. A visitor may replace the node that it is given. */
export function eachNode(parent: Parents, visit: (node: RootContent, parent: Parents) => void): void {
  for (const node of parent.children) {
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
