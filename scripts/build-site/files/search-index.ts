/** The words of every page but the articles, for the search in the browser. */
import type { Indexed } from '../../../src/features/search/find'
import { splitAtFences } from '../../../src/lib/fenced-text'
import { isOfArticles, type Section } from '../../../src/schema/additions'
import { readTwin } from './read-twin'

/**
 * @param folders where Markdown twins are: those of pages that this build rendered, then those that it leaves as they are
 * @throws Error naming a page without a twin
 */
export function searchIndex(sections: readonly Section[], folders: readonly string[]): Indexed[] {
  return sections
    .filter((section) => !isOfArticles(section))
    .flatMap(({ title: kind, entries }) =>
      entries.map(({ path, title }) => ({ path, title, kind, text: plainText(readTwin(path, folders)) })),
    )
}

/** The sentences of a Markdown text, without its marks, its addresses and its pictures. */
export const plainText = (markdown: string): string =>
  (splitAtFences(markdown)?.body ?? markdown)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*+] (?:\[[ x]\] )?|\d+[.)] |#{1,6} |> ?|```.*$|\|[ \-|:]*\|?$)+/gm, '')
    .replace(/ ?\| ?/g, ' ')
    .replace(/(?<!\\)(?:\*+|__|`)/g, '')
    .replace(/\\([!-/:-@[-`{-~\n])/g, '$1')
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
