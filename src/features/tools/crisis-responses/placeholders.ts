import type { Block, CrisisDocument } from './documents'

/** What the visitor has filled in, by placeholder. */
export type Filled = Readonly<Record<string, string>>

export type Placeholder = {
  /** As it stands in the documents, brackets included. */
  text: string
  /** The types of the documents that hold it. */
  documents: string[]
}

const PATTERN = /\[[^[\]]+\]/g

/** A text in parts: plain ones, and placeholders, which lie between brackets. */
export function partsOf(text: string): { text: string; isPlaceholder: boolean }[] {
  return text
    .split(/(\[[^[\]]+\])/)
    .map((part, index) => ({ text: part, isPlaceholder: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** Every different placeholder, in the order a reader meets them. */
export function placeholdersOf(documents: readonly CrisisDocument[]): Placeholder[] {
  const found = new Map<string, string[]>()
  for (const { type, content } of documents) {
    for (const text of textsOf(content).flatMap((line) => line.match(PATTERN) ?? [])) {
      const types = found.get(text) ?? []
      found.set(text, types.includes(type) ? types : [...types, type])
    }
  }
  return [...found].map(([text, types]) => ({ text, documents: types }))
}

/** How often a document still asks for something. */
export function countOpen({ content }: CrisisDocument, filled: Filled): number {
  const all = textsOf(content).flatMap((line) => line.match(PATTERN) ?? [])
  return all.filter((text) => givenFor(text, filled) === undefined).length
}

/** What stands in for a placeholder, if the visitor gave something. */
export function givenFor(placeholder: string, filled: Filled): string | undefined {
  const value = Object.hasOwn(filled, placeholder) ? filled[placeholder]?.trim() : undefined
  return value || undefined
}

/** A text with everything in it that was filled in. */
export function fill(text: string, filled: Filled): string {
  return text.replace(PATTERN, (placeholder) => givenFor(placeholder, filled) ?? placeholder)
}

function textsOf(content: readonly Block[]): string[] {
  return content.flatMap((block) => (typeof block === 'string' ? [block] : [block.lead, ...block.items]))
}
