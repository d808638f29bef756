import type { ToolSlug } from '../../../schema/tool-catalog'

/**
 * A document that a visitor takes away: sections of paragraphs and lists, all of them plain text with placeholders. The
 * screen, the clipboard and the Markdown file are three views of it.
 */
export type TextDocument = {
  title: string
  /** Between the title and the first section. */
  intro?: readonly Block[]
  sections: readonly Section[]
}

export type Section = {
  /** Unique in its document; for the heading's id. */
  id: string
  /** Empty for closing lines, which stand apart from the section before. */
  heading: string
  blocks: readonly Block[]
}

export type Block = Paragraph | List | Advice
export type Paragraph = { kind: 'paragraph'; text: string; isEmphasized?: true }
export type List = { kind: 'list'; lead?: string; items: readonly Item[]; marker?: 'number' | 'checkbox' }

/** For the visitor who writes the document, not for its readers: on the screen only, never in a copy, a file or print. */
export type Advice = { kind: 'advice'; text: string; link?: { slug: ToolSlug; label: string } }

/** A line of a list; or a line that starts with a name and may have lines of its own. */
export type Item = string | NamedItem
export type NamedItem = { label: string; text?: string; items?: readonly string[] }

export const section = (id: string, heading: string, blocks: readonly Block[]): Section => ({ id, heading, blocks })
export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text })
export const emphasized = (text: string): Paragraph => ({ kind: 'paragraph', text, isEmphasized: true })
export const list = (items: readonly Item[], lead?: string): List => ({ kind: 'list', items, lead })
export const steps = (items: readonly Item[]): List => ({ kind: 'list', items, marker: 'number' })
export const checklist = (items: readonly Item[]): List => ({ kind: 'list', items, marker: 'checkbox' })
export const advice = (text: string, link?: Advice['link']): Advice => ({ kind: 'advice', text, link })

/** A list item in one shape. */
export function namedItem(item: Item): { label: string; text: string; items: readonly string[] } {
  if (typeof item === 'string') return { label: '', text: item, items: [] }
  const { label, text = '', items = [] } = item
  // "Fee: …", but "Why now? …" and "Wow! …".
  return { label: text === '' || /[.:!?…]$/u.test(label) ? label : `${label}:`, text, items }
}

/** Every text that readers of the document see, in order. Advice is not for them. */
export function textsOf({ title, intro = [], sections }: TextDocument): string[] {
  return [title, ...intro.flatMap(textsOfBlock), ...sections.flatMap(textsOfSection)]
}

export function textsOfSection({ heading, blocks }: Section): string[] {
  return [heading, ...blocks.flatMap(textsOfBlock)]
}

function textsOfBlock(block: Block): string[] {
  if (block.kind === 'advice') return []
  if (block.kind === 'paragraph') return [block.text]
  const items = block.items.flatMap((item) => {
    const { label, text, items } = namedItem(item)
    return [label, text, ...items]
  })
  return [block.lead ?? '', ...items].filter((text) => text !== '')
}

/** The block with each text that readers see replaced. */
export function mapTexts(block: Block, change: (text: string) => string): Block {
  if (block.kind === 'advice') return block
  if (block.kind === 'paragraph') return { ...block, text: change(block.text) }
  const items = block.items.map((item) =>
    typeof item === 'string'
      ? change(item)
      : { label: change(item.label), text: item.text && change(item.text), items: item.items?.map(change) },
  )
  return { ...block, lead: block.lead && change(block.lead), items }
}
