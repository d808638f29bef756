/**
 * Bold, italic and struck words as Markdown can mark them. Word processors mark the space or the line break behind a word too,
 * and a sign that touches the next word: Markdown reads no mark there, so those move out.
 */
import type { Element, ElementContent, Parents, Text } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

const MARKS = new Set(['b', 'strong', 'i', 'em', 'del', 's', 'strike'])

/** Changes the tree below `parent`. */
export function settleMarks(parent: Parents): void {
  for (const child of parent.children) if ('children' in child) settleMarks(child)
  const children = (parent.children as ElementContent[]).flatMap((node) =>
    isMark(node) && parent.type === 'element' && parent.tagName === node.tagName ? node.children : [node],
  )
  const settled = edgesOut(joinSame(children))
  for (const [index, node] of settled.entries()) {
    if (!isMark(node)) continue
    moveSigns(node, settled, index, 'end')
    moveSigns(node, settled, settled.indexOf(node), 'start')
  }
  // A line break can be behind a sign that moved.
  parent.children = edgesOut(settled)
}

const isMark = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && MARKS.has(node.tagName)

const edgesOut = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (isMark(node) ? withEdgesOut(node) : [node]))

/** Two marks of a kind beside each other are one. */
function joinSame(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (isMark(node) && isMark(last) && last.tagName === node.tagName) last.children.push(...node.children)
    else joined.push(node)
  }
  return joined
}

/** The mark between the spaces and line breaks that it began and ended with. Without letters, there is nothing to mark. */
function withEdgesOut(mark: Element): ElementContent[] {
  if (!/[\p{L}\p{N}]/u.test(textOf(mark))) return mark.children
  const before = takeEdge(mark, 'start')
  const after = takeEdge(mark, 'end')
  return [...before, mark, ...after.reverse()]
}

type Side = 'start' | 'end'

function takeEdge({ children }: Element, side: Side): ElementContent[] {
  const taken: ElementContent[] = []
  for (;;) {
    const node = side === 'start' ? children[0] : children.at(-1)
    if (node?.type === 'text') {
      const [space = ''] = (side === 'start' ? /^\s+/ : /\s+$/).exec(node.value) ?? []
      if (space !== '') taken.push({ type: 'text', value: space })
      node.value =
        side === 'start' ? node.value.slice(space.length) : node.value.slice(0, node.value.length - space.length)
      if (node.value !== '') return taken
    } else if (node?.type === 'element' && node.tagName === 'br') taken.push(node)
    else return taken
    if (side === 'start') children.shift()
    else children.pop()
  }
}

/** Signs at an edge of the mark that touch a letter outside. */
function moveSigns(mark: Element, siblings: ElementContent[], index: number, side: Side): void {
  const isEnd = side === 'end'
  const edge = isEnd ? mark.children.at(-1) : mark.children[0]
  const neighbor = siblings[isEnd ? index + 1 : index - 1]
  const touching = neighbor ? textOf(neighbor) : ''
  if (edge?.type !== 'text' || !(isEnd ? /^[\p{L}\p{N}]/u : /[\p{L}\p{N}]$/u).test(touching)) return
  const [signs = ''] = (isEnd ? /[\p{P}\p{S}\s]+$/u : /^[\p{P}\p{S}\s]+/u).exec(edge.value) ?? []
  if (signs === '') return
  edge.value = isEnd ? edge.value.slice(0, -signs.length) : edge.value.slice(signs.length)
  const moved: Text = { type: 'text', value: signs }
  siblings.splice(isEnd ? index + 1 : index, 0, moved)
}
