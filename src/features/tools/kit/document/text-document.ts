import type { ToolSlug } from '../../registry'

/**
 * A document that a visitor takes away: sections of paragraphs and lists, all of them plain text. What stands in
 * [brackets] is a placeholder, whoever wrote it. The screen, the clipboard and the Markdown file are three views of it.
 */
export type TextDocument = { title: string; sections: readonly Section[] }

export type Section = {
  /** Unique in its document; for the heading's id. */
  id: string
  heading: string
  blocks: readonly Block[]
}

export type Block = Paragraph | List | Advice
export type Paragraph = { kind: 'paragraph'; text: string }
export type List = { kind: 'list'; items: readonly Item[]; isOrdered?: true }

/** For the one who writes the document, not for its readers: on the screen only, never in a copy, a file or print. */
export type Advice = { kind: 'advice'; text: string; link?: { slug: ToolSlug; label: string } }

/** A line of a list; or a line that starts with a name, and may have lines of its own. */
export type Item = string | NamedItem
export type NamedItem = { label: string; text?: string; items?: readonly string[] }

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text })
export const list = (items: readonly Item[]): List => ({ kind: 'list', items })
export const steps = (items: readonly Item[]): List => ({ kind: 'list', items, isOrdered: true })
export const advice = (text: string, link?: Advice['link']): Advice => ({ kind: 'advice', text, link })

/** A list item in one shape. */
export function namedItem(item: Item): { label: string; text: string; items: readonly string[] } {
  if (typeof item === 'string') return { label: '', text: item, items: [] }
  const { label, text = '', items = [] } = item
  // "Fee: …", but "Why now? …" and "Wow! …".
  return { label: text === '' || /[.:!?…]$/u.test(label) ? label : `${label}:`, text, items }
}

/** Every text that readers see, in order; advice is not for them. */
export function textsOf({ title, sections }: TextDocument): string[] {
  return [title, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)])]
}

function textsOfBlock(block: Block): string[] {
  if (block.kind === 'advice') return []
  if (block.kind === 'paragraph') return [block.text]
  return block.items.flatMap((item) => {
    const { label, text, items } = namedItem(item)
    return [label, text, ...items].filter((part) => part !== '')
  })
}
