/** What the Markdown renderers add to a body in English, in the language of the body. */
import { type Words, wordsOf } from '../../lib/words'
import { languageOf } from '../source/languages'

const ENGLISH = wordsOf(undefined)

/** As the renderers write it; text of an editor has no such markup. */
const ADDED: [word: 'opensNewTab' | 'done' | 'notDone' | 'footnotes' | 'backTo', before: string, after: string][] = [
  ['opensNewTab', '<span class="sr-only">', '</span>'],
  ['done', ' aria-label="', '"'],
  ['notDone', ' aria-label="', '"'],
  ['footnotes', 'footnote-label">', '</h2>'],
  ['backTo', ' aria-label="', ' '],
]

/** @param file the file of the body, whose place says its language */
export function inLanguageOf(file: string, html: string): string {
  const language = languageOf(file)
  if (language === undefined) return html
  const words = wordsOf(language)
  const markup = (from: Words, [word, before, after]: (typeof ADDED)[number]) => before + from[word] + after
  return ADDED.reduce((text, added) => text.replaceAll(markup(ENGLISH, added), markup(words, added)), html)
}
