import { escapeInline, escapeLine } from './escape-markdown'
import { type Block, namedItem, type TextDocument } from './text-document'

/** The document as a Markdown file. */
export function toMarkdown({ title, intro = [], sections }: TextDocument): string {
  const parts = [
    `# ${headingText(title)}`,
    ...intro.map(blockToMarkdown),
    ...sections.flatMap(({ heading, blocks }) => [
      heading && `## ${headingText(heading)}`,
      ...blocks.map(blockToMarkdown),
    ]),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

export function blockToMarkdown(block: Block): string {
  if (block.kind === 'advice') return ''
  if (block.kind === 'paragraph') return block.isEmphasized ? `*${escapeInline(block.text)}*` : escapeLine(block.text)
  const items = block.items.map((item, index) => {
    const { label, text, items } = namedItem(item)
    const marker = block.marker === 'number' ? `${index + 1}.` : '-'
    const box = block.marker === 'checkbox' ? '[ ]' : ''
    const line = label ? `**${escapeInline(label)}** ${escapeInline(text)}`.trimEnd() : escapeLine(text)
    const indent = ' '.repeat(marker.length + 1)
    return [[marker, box, line].filter(Boolean).join(' '), ...items.map((sub) => `${indent}- ${escapeLine(sub)}`)].join(
      '\n',
    )
  })
  return [...(block.lead ? [`${escapeLine(block.lead)}\n`] : []), ...items].join('\n')
}

/** A last word of number signs would be read as the end of the heading. */
function headingText(text: string): string {
  return escapeInline(text).replace(/(?<!\S)#+$/, '\\$&')
}
