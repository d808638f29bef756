/** `llms-full.txt`: the twins of all pages in one file, for programs that read a whole site at once. */
import type { Section } from '../../../src/schema/additions'
import type { SitePage } from '../../../src/schema/entries'
import type { Words } from '../../lib/words/words-of-build'
import { twinFile } from '../render/pages'

/** About half a million tokens, which is as much as assistants take at once. */
const MOST_BYTES = 2_000_000

/**
 * Pages in the order of `llms.txt`, then all others by their addresses, so that a page keeps its place. The file ends
 * before the first page that finds no room, and says how many are left.
 * @param pages the pages that have a twin
 * @param twinOf the text of a page's twin
 */
export function llmsFullText(
  { name, tagline }: { name: string; tagline: string },
  sections: readonly Section[],
  pages: readonly string[],
  twinOf: (path: string) => string,
  words: Pick<Words, 'twins' | 'notInThisFile'>,
  mostBytes = MOST_BYTES,
): string {
  const paths = inOrder(sections, pages)
  const texts = [`# ${name}\n\n> ${tagline}\n`]
  let bytes = Buffer.byteLength(texts[0] ?? '')
  for (const [index, path] of paths.entries()) {
    const text = `\n${withoutFences(twinOf(path))}`
    bytes += Buffer.byteLength(text)
    if (bytes > mostBytes) {
      texts.push(`\n---\n\n${words.notInThisFile({ count: paths.length - index })} ${words.twins}\n`)
      break
    }
    texts.push(text)
  }
  return texts.join('')
}

/** The addresses of the pages that have a twin. */
export const withTwin = (pages: readonly SitePage[]): string[] =>
  pages.flatMap(({ path, indexed }) => (indexed && twinFile(path) !== undefined ? path : []))

function inOrder(sections: readonly Section[], pages: readonly string[]): string[] {
  const known = new Set(pages)
  const named = sections.flatMap(({ entries, overview }) => [
    ...entries.map(({ path }) => path),
    ...(overview ? [overview] : []),
  ])
  return [...new Set([...named.filter((path) => known.has(path)), ...pages.toSorted()])]
}

/** The address of a page stands above its words: a file has one front matter, and here would be many. */
const withoutFences = (twin: string): string => twin.replace(/^---\nurl: (.*)\n(?:.*\n)*?---\n/, '---\n\n<$1>\n')
