import { type Block, namedItem, type TextDocument } from './text-document'

/** The document for a mail or a chat, lists with dashes. `compact` leaves out underlines and blank lines between blocks. */
export function toPlainText({ title, intro = [], sections }: TextDocument, layout?: 'compact'): string {
  const gap = layout === 'compact' ? '\n' : '\n\n'
  const heading = (text: string, rule: string) =>
    text && layout !== 'compact' ? `${text}\n${rule.repeat(Math.min(72, [...text].length))}` : text
  const parts = [
    heading(title, '='),
    blocksToText(intro, gap),
    ...sections.map((section) => join([heading(section.heading, '-'), blocksToText(section.blocks, gap)], gap)),
  ]
  return `${join(parts, '\n\n')}\n`
}

export function blocksToText(blocks: readonly Block[], gap: string): string {
  return join(blocks.map(writeBlock), gap)
}

function writeBlock(block: Block): string {
  if (block.kind === 'advice') return ''
  if (block.kind === 'paragraph') return block.text
  const items = block.items.flatMap((item, index) => {
    const { label, text, items } = namedItem(item)
    const marker = block.marker === 'number' ? `${index + 1}.` : '-'
    return [join([marker, label, text], ' '), ...items.map((sub) => `  - ${sub}`)]
  })
  return join([block.lead ?? '', ...items], '\n')
}

const join = (parts: readonly string[], gap: string) => parts.filter((part) => part !== '').join(gap)
