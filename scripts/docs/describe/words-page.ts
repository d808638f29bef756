/** The reference for translators: all words of the interface, as a file that can be copied. */
import { ENGLISH_WORDS, noteOn } from '../../../src/schema/words'
import type { ContentKind } from './content-kinds'
import { MADE } from './reference-page'

export function wordsPage({ schema }: ContentKind): string {
  const lines = Object.entries(ENGLISH_WORDS).flatMap(([area, messages]) => [
    ...comment(noteOn(area), ''),
    `${area}:`,
    ...Object.entries(messages).flatMap(([name, text]) => [
      ...comment(noteOn(area, name), '  '),
      `  ${name}: ${JSON.stringify(text)}`,
    ]),
  ])
  return `${[
    MADE,
    `# ${schema.title}`,
    schema.description,
    'A file is named by the code of its language, for example `content/words/fr.yaml`. It has those words that you write in your own way, below the names that they have here; for a language that the project does not bring along, it has all of them. [Change the words](../change-the-words.md) shows how.',
    ['```yaml', ...lines, '```'].join('\n'),
  ].join('\n\n')}\n`
}

const comment = (note: string | undefined, indent: string): string[] =>
  note === undefined ? [] : [`${indent}# ${note}`]
