/** Word writes the items of a list as paragraphs with a mark and a level; this makes lists of them. */
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

const LEVEL = /mso-list:\s*(?:l\d+\s+)?level(\d+)/i

/** Google Docs puts a list beside the item that it belongs to. */
export function nestLists(tree: Root): void {
  visit(tree, 'element', ({ tagName, children }) => {
    if (tagName === 'li') withoutParagraph(children)
    if (tagName !== 'ul' && tagName !== 'ol') return
    for (let index = children.length - 1; index > 0; index--) {
      const list = children[index]
      const item = children[index - 1]
      if (list?.type !== 'element' || item?.type !== 'element' || item.tagName !== 'li') continue
      if (list.tagName === 'ul' || list.tagName === 'ol') item.children.push(...children.splice(index, 1))
    }
  })
}

/** A list whose items have one paragraph each has no blank lines between them. */
function withoutParagraph(children: ElementContent[]): void {
  const place = children.findIndex((child) => child.type === 'element' && child.tagName === 'p')
  const paragraph = children[place]
  const isOnly = children.filter((child) => child.type === 'element' && child.tagName === 'p').length === 1
  if (paragraph?.type === 'element' && isOnly) children.splice(place, 1, ...paragraph.children)
}

const styleOf = (node: Element): string => String(node.properties.style ?? '')

export function gatherLists(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return
    const children: (typeof node.children)[number][] = []
    let open: { list: Element; level: number }[] = []
    for (const child of node.children) {
      const level = child.type === 'element' && child.tagName === 'p' ? LEVEL.exec(styleOf(child))?.[1] : undefined
      if (level === undefined || child.type !== 'element') {
        // Word puts line breaks of the source between the items.
        if (open.length > 0 && child.type === 'text' && child.value.trim() === '') continue
        if (child.type !== 'comment') open = []
        children.push(child)
        continue
      }
      const { isNumbered, words } = itemOf(child)
      open = open.filter((list) => list.level <= Number(level))
      let current = open.at(-1)
      if (!current || current.level < Number(level)) {
        const list: Element = { type: 'element', tagName: isNumbered ? 'ol' : 'ul', properties: {}, children: [] }
        const item = current?.list.children.at(-1)
        if (item?.type === 'element') item.children.push(list)
        else children.push(list)
        current = { list, level: Number(level) }
        open.push(current)
      }
      current.list.children.push({ type: 'element', tagName: 'li', properties: {}, children: words })
    }
    node.children = children as typeof node.children
  })
}

/** The words of an item without the mark that Word drew before them. */
function itemOf(paragraph: Element): { isNumbered: boolean; words: ElementContent[] } {
  let mark = ''
  const isMark = (node: ElementContent) => node.type === 'element' && /mso-list:\s*ignore/i.test(styleOf(node))
  const without = (nodes: ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type !== 'element') return [node]
      if (isMark(node)) {
        mark = textOf(node).trim()
        return []
      }
      return [{ ...node, children: without(node.children) }]
    })
  const words = without(paragraph.children)
  return { isNumbered: /^\(?[0-9a-z]{1,4}[.)]/i.test(mark), words }
}
