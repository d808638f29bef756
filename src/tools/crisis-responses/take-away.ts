import { type Filled, fill } from '../kit/document/placeholders'
import { emphasized, list, mapTexts, paragraph, section } from '../kit/document/text-document'
import { toMarkdown } from '../kit/document/to-markdown'
import { blocksToText } from '../kit/document/to-plain-text'
import type { Advice } from './checklists'
import type { CrisisDocument } from './documents'

const blocksOf = ({ blocks }: CrisisDocument, filled: Filled) =>
  blocks.map((block) => mapTexts(block, (text) => fill(text, filled)))

/** A document as plain text, for a mail or a web page. */
export function documentText(document: CrisisDocument, filled: Filled): string {
  return blocksToText(blocksOf(document, filled), '\n\n')
}

/** All four, one after the other, each under its name. */
export function allText(documents: readonly CrisisDocument[], filled: Filled): string {
  return documents
    .map((document) => {
      const { heading, tone } = document
      return `${heading.toUpperCase()}\nTone: ${tone}\n\n${documentText(document, filled)}`
    })
    .join('\n\n\n')
}

/** All four and the advice for the first hours as a Markdown file. */
export function allMarkdown(
  documents: readonly CrisisDocument[],
  filled: Filled,
  { dos, donts }: { dos: readonly Advice[]; donts: readonly Advice[] },
): string {
  const texts = (advice: readonly Advice[]) => [list(advice.map(({ text }) => text))]
  return toMarkdown({
    title: 'Crisis responses',
    intro: [paragraph('Drafts, not legal advice.')],
    sections: [
      ...documents.map((document) =>
        section(document.id, document.heading, [emphasized(`Tone: ${document.tone}`), ...blocksOf(document, filled)]),
      ),
      section('do', 'The first hours: do', texts(dos)),
      section('do-not', 'The first hours: do not', texts(donts)),
    ],
  })
}
