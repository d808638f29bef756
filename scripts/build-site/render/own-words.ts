/** The words that a page itself says, without those that it repeats from other pages. */
import type { Element, Root } from 'hast'

/** Elements within a line: no word ends where one of them does. */
const IN_LINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(' '),
)

/**
 * The words of a page in one line, so that neither markup nor the addresses of links and pictures count. Left out is what
 * `data-repeated` marks (lists of posts, and what else many pages say), and what a program announces, such as the number of
 * results. What this gives for a tree must stay as it is: otherwise, every page of every site would look changed.
 * @param tree of a Markdown twin
 */
export function ownWords(tree: Root): string {
  return textIn(tree).replace(/\s+/g, ' ').trim()
}

const textIn = ({ children }: Root | Element): string =>
  children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element' || isRepeated(child)) return ''
      if (child.tagName === 'img') return ` ${child.properties.alt ?? ''} `
      return IN_LINE.has(child.tagName) ? textIn(child) : ` ${textIn(child)} `
    })
    .join('')

const isRepeated = ({ properties }: Element): boolean =>
  properties.dataRepeated !== undefined || properties.role === 'status'
