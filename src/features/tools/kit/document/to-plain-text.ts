import { type Block, namedItem, type TextDocument } from './text-document'

/** The document for a mail or a chat: headings underlined, lists with dashes. */
export function toPlainText({ title, sections }: TextDocument): string {
  const parts = sections.map(({ heading, blocks }) =>
    [underlined(heading, '-'), ...blocks.map(writeBlock).filter((text) => text !== '')].join('\n\n'),
  )
  return `${[underlined(title, '='), ...parts].join('\n\n')}\n`
}

const underlined = (text: string, rule: string) => `${text}\n${rule.repeat(Math.min(72, [...text].length))}`

function writeBlock(block: Block): string {
  if (block.kind === 'advice') return ''
  if (block.kind === 'paragraph') return block.text
  return block.items
    .map((item, index) => {
      const { label, text, items } = namedItem(item)
      const mark = block.isOrdered ? `${index + 1}.` : '-'
      const line = [mark, label, text].filter((part) => part !== '').join(' ')
      return [line, ...items.map((sub) => `  - ${sub}`)].join('\n')
    })
    .join('\n')
}
