/** Makes plain HTML of what Word and Google Docs put on the clipboard, so that only its meaning is left. */
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { settleMarks } from './clean-marks'
import { gatherLists, nestLists } from './word-lists'
import { takeNotes } from './word-notes'

/** Changes the tree, and counts the pictures that it loses. */
export function cleaned(tree: Root): { pictures: number } {
  let pictures = 0
  const notes = takeNotes(tree)
  gatherLists(tree)
  nestLists(tree)
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined
    if (node.type === 'comment' || node.type === 'doctype') return remove(parent, index)
    if (node.type === 'text') {
      node.value = node.value.replaceAll('\u00a0', ' ').replace(/[\u200b\u200c\ufeff]/g, '')
      return undefined
    }
    if (node.type !== 'element') return undefined
    if (node.tagName === 'img') pictures++
    if (LOST.has(node.tagName) || node.tagName.startsWith('v:')) return remove(parent, index)
    if (isBreakBetweenBlocks(node, parent)) return remove(parent, index)
    plain(node)
    if (isUnwrapped(node)) {
      parent.children.splice(index, 1, ...(node.children as never[]))
      return [SKIP, index]
    }
    return undefined
  })
  lowerHeadings(tree)
  visit(tree, 'element', (node) => {
    if (node.tagName === 'table') nameColumns(node)
  })
  settleMarks(tree)
  tree.children.push(...notes)
  return { pictures }
}

/** What a text of the site has no place for. */
const LOST = new Set([
  'img',
  'style',
  'script',
  'meta',
  'link',
  'title',
  'xml',
  'iframe',
  'object',
  'svg',
  'colgroup',
  'col',
  'base',
])

function remove(parent: { children: unknown[] }, index: number): [typeof SKIP, number] {
  parent.children.splice(index, 1)
  return [SKIP, index]
}

const isBlock = (node: { type: string; tagName?: string }) =>
  node.type === 'element' && /^(?:p|h[1-6]|ul|ol|table|blockquote|div)$/.test(node.tagName ?? '')

const isBreakBetweenBlocks = (node: Element, parent: { children: readonly { type: string }[] }) =>
  node.tagName === 'br' && parent.children.some(isBlock)

/** Spans that only carry a style, and elements of Word's own such as `o:p`. */
const isUnwrapped = ({ tagName, properties }: Element): boolean =>
  ['span', 'font', 'u', 'center', 'ins'].includes(tagName) ||
  tagName.includes(':') ||
  (tagName === 'a' && properties.href === undefined)

const styleOf = (node: Element): string => String(node.properties.style ?? '').toLowerCase()

/** Gives an element the meaning of its style, and takes all else away. */
function plain(node: Element): void {
  const style = styleOf(node)
  const isBold = /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/.test(style)
  const isLight = /(?:^|[;\s])font-weight:\s*(?:normal|[1-4]00)/.test(style)
  const isItalic = /font-style:\s*italic/.test(style)
  const href = node.tagName === 'a' ? ownAddress(node.properties.href) : undefined
  const { colSpan, rowSpan, start } = node.properties
  node.properties = {
    ...(href !== undefined && { href }),
    ...(colSpan !== undefined && { colSpan }),
    ...(rowSpan !== undefined && { rowSpan }),
    ...(start !== undefined && { start }),
  }
  if (/^(?:b|strong)$/.test(node.tagName) && isLight) node.tagName = 'span'
  if (/^(?:i|em)$/.test(node.tagName) && /font-style:\s*normal/.test(style)) node.tagName = 'span'
  if (/^h[1-6]$/.test(node.tagName)) return
  if (node.tagName !== 'span' || textOf(node).trim() === '') return
  if (isBold) wrap(node, 'strong')
  if (isItalic) wrap(node, 'em')
  if (/text-decoration:[^;]*line-through/.test(style)) wrap(node, 'del')
}

function wrap(node: Element, tagName: string): void {
  node.children = [{ type: 'element', tagName, properties: {}, children: node.children }]
}

/**
 * The address that a link of Google Docs leads to in the end. What leads to a place of the document or to a file leads nowhere
 * here.
 */
function ownAddress(href: unknown): string | undefined {
  const address = String(href ?? '')
  if (!/^(?:https?:|mailto:|tel:|sms:|\/(?!\/))/i.test(address)) return undefined
  const { hostname, pathname, searchParams } = URL.canParse(address) ? new URL(address) : EMPTY
  return hostname === 'www.google.com' && pathname === '/url' ? (searchParams.get('q') ?? address) : address
}

const EMPTY = { hostname: '', pathname: '', searchParams: new URLSearchParams() }

/** The title of a page is a field of its own, so the largest heading of its text is the second. Headings are bold anyway. */
function lowerHeadings(tree: Root): void {
  const headings: Element[] = []
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) headings.push(node)
  })
  const by = headings.some(({ tagName }) => tagName === 'h1') ? 1 : 0
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + by)}`
    heading.children = heading.children.flatMap(withoutBold)
  }
}

/** Markdown's tables have a first row of headings. */
function nameColumns(table: Element): void {
  const rows: Element[] = []
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node)
  })
  for (const cell of rows[0]?.children ?? []) {
    if (cell.type !== 'element') continue
    cell.tagName = 'th'
    cell.children = cell.children.flatMap(withoutBold)
    for (const part of cell.children) if (part.type === 'element') part.children = part.children.flatMap(withoutBold)
  }
}

const withoutBold = (node: ElementContent): ElementContent[] =>
  node.type === 'element' && /^(?:b|strong)$/.test(node.tagName) ? node.children.flatMap(withoutBold) : [node]
