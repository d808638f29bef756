import * as words from '@words/tools/crisis-responses'
import type { CrisisTable } from '@/schema/tool-tables/crisis'
import { type Filled, fill } from '../kit/document/placeholders'
import { emphasized, list, mapTexts, paragraph, section } from '../kit/document/text-document'
import { toMarkdown } from '../kit/document/to-markdown'
import { blocksToText } from '../kit/document/to-plain-text'
import { type Fields, labelOf } from '../kit/form/fields'
import type { Answers, CrisisNotice } from './crisis-case'
import type { CrisisDocument } from './documents'

/** What goes with the documents wherever they go. */
type Package = {
  documents: readonly CrisisDocument[]
  notices: readonly CrisisNotice[]
  /** What was chosen, in words. */
  assumptions: string
  filled: Filled
}

/** The choices of a visitor, each behind its question. */
export const assumptionsOf = (answers: Answers, fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, field]) => {
      const chosen = answers[name as keyof Answers]
      if (field.kind !== 'choice' || chosen === undefined || !('map' in field.options)) return []
      return [words.answered(field.label, labelOf(field.options, String(chosen)))]
    })
    .join(' ')

const blocksOf = ({ blocks }: CrisisDocument, filled: Filled) =>
  blocks.map((block) => mapTexts(block, (text) => fill(text, filled)))

/** A document as plain text, for a mail or a web page; with the line that says for what alone it may be used. */
export function documentText(document: CrisisDocument, filled: Filled): string {
  const text = blocksToText(blocksOf(document, filled), '\n\n')
  return document.use === undefined ? text : `(${document.use})\n\n${text}`
}

/** All four, one after the other, each under its name, below what has to be known of them. */
export function allText({ documents, notices, assumptions, filled }: Package): string {
  const texts = documents.map((document) => {
    const { heading, tone } = document
    return `${heading.toUpperCase()}\n${words.tone(tone)}\n\n${documentText(document, filled)}`
  })
  return [...notices.map((notice) => words.notices[notice]), assumptions, ...texts].filter(Boolean).join('\n\n\n')
}

/** All four and the advice for the first hours, where there is any, as a Markdown file. */
export function allMarkdown(
  { documents, notices, assumptions, filled }: Package,
  hours: Pick<CrisisTable, 'dos' | 'donts'> | undefined,
): string {
  return toMarkdown({
    title: words.fileTitle,
    intro: [words.drafts, ...notices.map((notice) => words.notices[notice]), assumptions]
      .filter(Boolean)
      .map(paragraph),
    sections: [
      ...documents.map((document) =>
        section(document.id, document.heading, [
          emphasized([words.tone(document.tone), document.use].filter(Boolean).join(' ')),
          ...blocksOf(document, filled),
        ]),
      ),
      ...(hours
        ? [
            section('do', `${words.firstHours}: ${words.dos}`, [list(hours.dos)]),
            section('do-not', `${words.firstHours}: ${words.donts}`, [list(hours.donts)]),
          ]
        : []),
    ],
  })
}
