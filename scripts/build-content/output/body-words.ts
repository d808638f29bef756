/** What the Markdown renderers add to a body in English, in the language of the body. */
import { ENGLISH, type Language } from '../../../src/schema/languages'
import { type Words, wordsOf } from '../../lib/words'

const RENDERED = wordsOf(ENGLISH)

/** As the renderers write it; text of an editor has no such markup. */
const ADDED: [word: 'opensNewTab' | 'done' | 'notDone' | 'footnotes' | 'backTo', before: string, after: string][] = [
  ['opensNewTab', '<span class="sr-only">', '</span>'],
  ['done', ' aria-label="', '"'],
  ['notDone', ' aria-label="', '"'],
  ['footnotes', 'footnote-label">', '</h2>'],
  ['backTo', ' aria-label="', ' '],
]

export function inLanguage(language: Language, html: string): string {
  if (language === ENGLISH) return html
  const words = wordsOf(language)
  const markup = (from: Words, [word, before, after]: (typeof ADDED)[number]) => before + from[word] + after
  return ADDED.reduce((text, added) => text.replaceAll(markup(RENDERED, added), markup(words, added)), html)
}
