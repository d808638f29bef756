/** Trees as Markdown, in the style of the other texts. */
import type { Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

export const markdownOf = (tree: Nodes): string =>
  toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  }).trim()

/** By how many levels headings move, so that the title of the page stays the only heading of level 1. */
const headingShift = (depths: readonly number[]): number => (depths.includes(1) ? 1 : 0)

/** Moves headings, and closes gaps between their levels: a level is at most one below the heading before it. */
export function leveled(depths: readonly number[]): (1 | 2 | 3 | 4 | 5 | 6)[] {
  const shift = headingShift(depths)
  let before = 1
  return depths.map((depth) => {
    before = Math.max(2, Math.min(depth + shift, before + 1, 6))
    return before as 2 | 3 | 4 | 5 | 6
  })
}
