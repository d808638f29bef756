/**
 * Walks a tree. unist-util-visit defines a name for a function at every node, for its error messages; on a thousand posts
 * that cost more than all that our steps do.
 */
import type { Element, ElementContent, Parents, RootContent } from 'hast'

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
