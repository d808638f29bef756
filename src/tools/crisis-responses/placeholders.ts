import { type Filled, givenFor, placeholdersIn } from '../kit/document/placeholders'
import { textsOfSection } from '../kit/document/text-document'
import type { CrisisDocument } from './documents'

export type Placeholder = {
  /** As the documents have it, brackets included. */
  text: string
  /** The types of the documents that have it. */
  documents: string[]
}

/** Every different placeholder to fill in, in the order in which a reader meets them. */
export function placeholdersOf(documents: readonly CrisisDocument[]): Placeholder[] {
  const found = new Map<string, string[]>()
  for (const document of documents) {
    for (const text of textsOfSection(document).flatMap(placeholdersIn)) {
      const types = found.get(text) ?? []
      found.set(text, types.includes(document.heading) ? types : [...types, document.heading])
    }
  }
  return [...found].map(([text, documents]) => ({ text, documents }))
}

/** How many placeholders of a document are still to fill in. */
export function countOpen(document: CrisisDocument, filled: Filled): number {
  return textsOfSection(document)
    .flatMap(placeholdersIn)
    .filter((text) => givenFor(text, filled) === undefined).length
}
