/** HTML of an old post → Markdown, with every link and picture at its new place. */
import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { Nodes } from 'mdast'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import type { Question } from '../old-site'
import { leveled, markdownOf } from './markdown-style'
import { missingMark, pageOfPlayer, type Targets } from './targets'

export type NewText = { markdown: string; questions: Question[]; pictures: string[] }

/** Elements that show nothing to readers here: scripts, styles, and what a form of another program needs. */
const DROPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'svg',
])
const PLAYERS = new Set(['iframe', 'video', 'audio', 'embed', 'object'])

/** The Markdown of HTML. */
export function fromOldHtml(html: string, targets: Targets): NewText {
  const tree = fromHtml(html, { fragment: true })
  const questions: Question[] = []
  const pictures: string[] = []
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined
    if (node.type === 'comment' || node.type === 'doctype') return replace(parent as Root, index, [])
    if (node.type !== 'element') return undefined
    const { tagName } = node
    if (DROPPED.has(tagName)) return replace(parent as Root, index, [])
    if (PLAYERS.has(tagName)) return replace(parent as Root, index, player(node, questions))
    if (tagName === 'figcaption') return replace(parent as Root, index, caption(node))
    if (tagName === 'img') return replace(parent as Root, index, picture(node, targets, questions, pictures))
    if (tagName === 'a') return replaceLink(node, parent as Root, index, targets, questions)
    return undefined
  })
  levelHeadings(tree)
  const mdast = toMdast(tree, {
    nodeHandlers: {
      // Marks of pictures that are not given.
      comment: (_, node) => ({ type: 'html', value: `<!--${node.value}-->` }),
    },
  })
  return { markdown: markdownOf(mdast as Nodes), questions, pictures }
}

/** Puts other nodes in the place of one. The walk goes on behind them. */
function replace(parent: Root | Element, index: number, nodes: ElementContent[]): [typeof SKIP, number] {
  parent.children.splice(index, 1, ...nodes)
  return [SKIP, index + nodes.length]
}

const addressIn = (element: Element): string => {
  const sources = element.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === 'source',
  )
  return String(element.properties.src ?? element.properties.data ?? sources[0]?.properties.src ?? '')
}

/** A link to what a player would show. */
function player(element: Element, questions: Question[]): ElementContent[] {
  const address = pageOfPlayer(addressIn(element))
  if (!/^https?:/.test(address)) return []
  const words = String(element.properties.title ?? '') || address
  questions.push({
    at: address,
    text: `A player (<${element.tagName}>) became a link: pages load nothing from other sites.`,
    remedy: 'Give the link words that say what visitors see there.',
  })
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: address },
    children: [{ type: 'text', value: words }],
  }
  return [{ type: 'element', tagName: 'p', properties: {}, children: [link] }]
}

/** The words below a picture become a paragraph of their own. */
function caption(element: Element): ElementContent[] {
  const words = textOf(element).trim()
  if (words === '') return []
  const emphasis: Element = {
    type: 'element',
    tagName: 'em',
    properties: {},
    children: [{ type: 'text', value: words }],
  }
  return [{ type: 'element', tagName: 'p', properties: {}, children: [emphasis] }]
}

function picture(element: Element, targets: Targets, questions: Question[], pictures: string[]): ElementContent[] {
  // Scripts that load pictures later keep the address elsewhere.
  const { src, dataSrc, dataLazySrc, dataOrigFile } = element.properties
  const written = String(dataLazySrc ?? dataSrc ?? dataOrigFile ?? src ?? '')
  if (written === '') return []
  const { path, question } = targets.picture(written)
  if (question) questions.push(question)
  if (path === undefined) return [{ type: 'comment', value: missingMark(written).slice(4, -3) }]
  pictures.push(path)
  return [
    {
      type: 'element',
      tagName: 'img',
      properties: { src: path, alt: String(element.properties.alt ?? '') },
      children: [],
    },
  ]
}

/** A card of Ghost that is a link with title, summary and pictures: its title says where it leads. */
function withTitleAlone(card: Element): void {
  visit(card, 'element', (element) => {
    if (!classesOf(element).includes('kg-bookmark-title')) return undefined
    card.children = [{ type: 'text', value: textOf(element).trim() }]
    return EXIT
  })
}

const classesOf = ({ properties }: Element): unknown[] =>
  Array.isArray(properties.className) ? properties.className : []

function replaceLink(element: Element, parent: Root | Element, index: number, targets: Targets, questions: Question[]) {
  if (classesOf(element).includes('kg-bookmark-container')) withTitleAlone(element)
  const { href } = element.properties
  const isAroundPicture = element.children.some((child) => child.type === 'element' && child.tagName === 'img')
  // A picture that was a link to its own file shows as much without it.
  const leadsToPicture = isAroundPicture && /\.(?:png|jpe?g|gif|webp|avif)(?:\?.*)?$/i.test(String(href ?? ''))
  if (typeof href !== 'string' || href === '' || leadsToPicture) {
    parent.children.splice(index, 1, ...element.children)
    return [SKIP, index] as [typeof SKIP, number]
  }
  const target = targets.link(href)
  if (target.question) questions.push({ at: textOf(element).trim().slice(0, 40), ...target.question })
  if (target.href === undefined) {
    parent.children.splice(index, 1, ...element.children)
    return [SKIP, index] as [typeof SKIP, number]
  }
  element.properties = { href: target.href }
  return undefined
}

function levelHeadings(tree: Root): void {
  const headings: Element[] = []
  visit(tree, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element)
  })
  const levels = leveled(headings.map(({ tagName }) => Number(tagName[1])))
  for (const [index, heading] of headings.entries()) heading.tagName = `h${levels[index]}`
}
