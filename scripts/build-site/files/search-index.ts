/** The words of every page but the articles, for the search in the browser. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Indexed } from '../../../src/features/search/find'
import { splitAtFences } from '../../../src/lib/fenced-text'
import { isOfArticles, type Section } from '../../../src/schema/additions'
import { twinFile } from '../render/pages'

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

function readTwin(path: string, folders: readonly string[]): string {
  const name = twinFile(path)
  const file = name && folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (!file) throw new Error(`The page ${path} has no Markdown twin, which the search in the browser is made of.`)
  return readFileSync(file, 'utf8')
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
