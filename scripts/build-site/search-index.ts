/** The words of every page but the articles, for the search in the browser. */
import { readFileSync } from 'node:fs'
import type { Indexed } from '../../src/features/search/find'
import type { Section } from '../../src/features/search/sections'

/** Articles have an index of their own, in parts whose size stays the same. */
const WITH_OWN_INDEX = 'Articles'

/** @param twinOf where the Markdown twin of a page is on the disk, by the page's path */
export function searchIndex(sections: readonly Section[], twinOf: (path: string) => string): Indexed[] {
  return sections
    .filter(({ title }) => title !== WITH_OWN_INDEX)
    .flatMap(({ title: kind, entries }) =>
      entries.map(({ path, title }) => ({ path, title, kind, text: plainText(readFileSync(twinOf(path), 'utf8')) })),
    )
}

/** The sentences of a Markdown text, without its marks, its addresses and its pictures. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*+] |\d+\. |#{1,6} |> ?|```.*$|\|[ \-|:]*\|?$)+/gm, '')
    .replace(/ ?\| ?/g, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
