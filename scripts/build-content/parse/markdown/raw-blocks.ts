/**
 * rehype-raw for the blocks of a body that hold HTML. It parses what it is given again, which takes as long as all other steps
 * together, and most blocks of most bodies hold none.
 */
import type { Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import type { VFile } from 'vfile'
import { eachNode } from './each-node'

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
