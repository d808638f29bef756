import { splitPlaceholders } from './placeholders'
import { type Block, namedItem, type TextDocument } from './text-document'

/** The document as a Markdown file, CommonMark. All texts stay what they are: nothing typed becomes markup. */
export function toMarkdown({ title, sections }: TextDocument): string {
  const parts = sections.map(({ heading, blocks }) =>
    [`## ${escapeText(heading)}`, ...blocks.map(writeBlock).filter((text) => text !== '')].join('\n\n'),
  )
  return `${[`# ${escapeText(title)}`, ...parts].join('\n\n')}\n`
}

function writeBlock(block: Block): string {
  if (block.kind === 'advice') return ''
  if (block.kind === 'paragraph') return escapeText(block.text)
  return block.items
    .map((item, index) => {
      const { label, text, items } = namedItem(item)
      const mark = block.isOrdered ? `${index + 1}.` : '-'
      const line = [mark, label && `**${escapeText(label)}**`, text && escapeText(text)]
        .filter((part) => part !== '')
        .join(' ')
      const indent = ' '.repeat(mark.length + 1)
      return [line, ...items.map((sub) => `${indent}- ${escapeText(sub)}`)].join('\n')
    })
    .join('\n')
}

/** Escapes only what CommonMark would read as markup, so that the file is pleasant to read as it is. */
function escapeText(text: string): string {
  const runs = splitPlaceholders(text)
  const written = runs.map((run, index) => {
    if (!run.isPlaceholder) return escapeInline(run.text)
    // A placeholder stays as it is, unless what follows would make a link of it.
    const next = runs[index + 1]?.text[0] ?? ''
    const inner = escapeInline(run.text.slice(1, -1))
    const isLink = next === '(' || next === '[' || (next === ':' && index === 0)
    return isLink ? `\\[${inner}\\]` : `[${inner}]`
  })
  return escapeStart(written.join(''))
}

function escapeInline(text: string): string {
  return text
    .replace(/[\\`*<[\]]/g, '\\$&')
    .replace(/~(?=~)|(?<=~)~/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
}

/** What would begin a heading, a quotation, a rule or a list. */
function escapeStart(text: string): string {
  return text.replace(/^[#>+=|~-]/, '\\$&').replace(/^(\d+)([.)])/, '$1\\$2')
}
