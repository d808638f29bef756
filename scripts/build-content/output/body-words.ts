/** What the Markdown renderers add to a body in English, in the language of the body. */
import english from '../../../src/words/en.json' with { type: 'json' }
import { escapeHtml } from '../../lib/escape-html'
import type { Words } from '../../lib/words/words-of-build'

/** As the renderers write it; text of an editor has no such markup. */
const MARKUP: [word: Word, english: string, before: string, after: string][] = [
  ['opensNewTab', english.links.opensNewTab, '<span class="sr-only">', '</span>'],
  ['done', english.build.done, ' aria-label="', '"'],
  ['notDone', english.build.notDone, ' aria-label="', '"'],
  ['footnotes', english.build.footnotes, 'footnote-label">', '</h2>'],
  ['backTo', english.build.backTo, ' aria-label="', ' '],
]

type Word = 'opensNewTab' | 'done' | 'notDone' | 'footnotes' | 'backTo'

/** What the renderers wrote, and what stands in its place. */
export type Added = (readonly [from: string, to: string])[]

/** The words that replace those of the renderers; none for those in English. */
export const addedWords = (words: Words): Added =>
  MARKUP.flatMap(([word, rendered, before, after]) => {
    const to = escapeHtml(words[word])
    return to === rendered ? [] : [[before + rendered + after, before + to + after] as const]
  })

export const withWords = (added: Added, html: string): string =>
  added.reduce((text, [from, to]) => text.replaceAll(from, () => to), html)
