/** The Markdown twin of a page: the same words for programs that read text, without markup, menus and forms. */
import type { Element, ElementContent, Parents, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { SKIP, visit } from 'unist-util-visit'
import { ownWords } from './own-words'

/** What only a browser can use, or what repeats the page. */
const LEFT_OUT = new Set(['nav', 'form', 'search', 'button', 'template', 'svg', 'script', 'noscript'])

/**
 * The text of a page's twin: where the page is, where a program finds the other pages, and what its main part says. Addresses
 * are whole, because the text is read away from the site.
 * @param page a rendered page, which names its canonical address
 * @returns `words` are those that tell whether the page says something else than before
 */
export function markdownTwin(page: string): { text: string; words: string } {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]
  const main = /<main[^>]*>(.*)<\/main>/s.exec(page)?.[1]
  if (address === undefined || main === undefined) throw new Error('The rendered page has no address or no main part.')
  const index = new URL('/llms.txt', address)
  const tree = readable(fromHtml(`<base href="${address}">${main}`, { fragment: true }))
  const words = ownWords(tree)
  return { text: `---\nurl: ${address}\nindex: ${index}\n---\n\n${asMarkdown(tree)}\n`, words }
}

/** What a reader of HTML reads, as Markdown. @param html a part of a page */
export const markdownOf = (html: string): string => asMarkdown(readable(fromHtml(html, { fragment: true })))

const asMarkdown = (tree: Root): string => markdownText(toMdast(tree) as Nodes).trim()

/** A tree as Markdown in which every text stays what it is. */
export const markdownText = (tree: Nodes): string =>
  toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    resourceLink: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })

/** The tree without what is left out, and with elements that Markdown has a form for. */
function readable(tree: Root): Root {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'comment' || (node.type === 'element' && isLeftOut(node, parent))) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type !== 'element') return undefined
    if (node.tagName === 'dl') Object.assign(node, { tagName: 'ul', children: itemsOf(node) })
    if (standsApart(node, parent.children[index - 1])) {
      parent.children.splice(index, 0, { type: 'text', value: ' ' })
      return index + 2
    }
    return undefined
  })
  return tree
}

/** Styles alone keep it apart from what comes before it: on a line of its own, or beside another link. */
const standsApart = (element: Element, before: Root['children'][number] | undefined): boolean =>
  (element.tagName === 'span' && hasClass(element, 'block')) ||
  (element.tagName === 'a' && before?.type === 'element' && before.tagName === 'a')

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name)

function isLeftOut(element: Element, parent: Parents): boolean {
  const { tagName, properties, children } = element
  // The code that shows a tool on another site is not text of the page.
  if (properties.dataIsland === 'embed-and-cite') return true
  if (LEFT_OUT.has(tagName) || hasClass(element, 'sr-only') || properties.ariaHidden === 'true') return true
  if (tagName === 'img') return !properties.alt
  if (tagName === 'a') return children.length === 0
  // The list of what is on the page, folded on narrow screens.
  if (tagName === 'details') return children.some((child) => child.type === 'element' && child.tagName === 'nav')
  // Wide screens show these details open; the summary only opens them on narrow screens.
  return tagName === 'summary' && parent.type === 'element' && hasClass(parent, 'open-when-wide')
}

/** A term and its description as one item of a list: Markdown has no other form for them. */
function itemsOf({ children }: Element): Element[] {
  const items: Element[] = []
  let described: Element | undefined
  for (const child of children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'div') items.push(...itemsOf(child))
    else if (child.tagName === 'dt') items.push({ ...child, tagName: 'li' })
    else {
      const value = items.at(-1) === described ? '; ' : ': '
      described = items.at(-1)
      described?.children.push({ type: 'text', value }, ...(child.children as ElementContent[]))
    }
  }
  return items
}
