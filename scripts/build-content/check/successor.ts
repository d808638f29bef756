/** Which page most likely took the place of a page that has gone. */
import { nearest } from '../../lib/diagnostics/suggest'
import { aliasesOf, entryOn, type Page, type SiteMap } from '../site/map'
import { titleOf } from '../site/public-addresses'

/** `words` name the file and say why it is the one. */
export type Successor = { words: string; hasAliases: boolean }

type Gone = { path: string; title: string }

/**
 * @param known addresses that were public before: a page that is new is the likelier successor
 */
export function likeliestSuccessor(gone: Gone, site: SiteMap, known: ReadonlySet<string>): Successor | undefined {
  const pages = [...site.pages.values()].filter(({ source }) => source !== undefined && !source.hidden)
  const isNew = ({ path }: Page) => !known.has(path)
  const fresh = pages.filter(isNew)
  const siblings = (among: Page[]) => among.filter(({ path }) => parentOf(path) === parentOf(gone.path))
  const likely = (why: string) => (file: string) => `${file} probably replaced it: ${why}.`
  const rules: [words: (file: string) => string, page: Page | undefined][] = [
    [likely('it has the same title'), sameTitle(gone, fresh) ?? sameTitle(gone, pages)],
    [likely('its file has the same name'), fresh.find(({ path }) => nameOf(path) === nameOf(gone.path))],
    [likely('its file has a similar name'), similarName(gone, siblings(fresh)) ?? sharedWords(gone, siblings(fresh))],
    [
      (file) => `No page is similar; ${file} is the overview above it.`,
      pages.find(({ path }) => path === parentOf(gone.path)),
    ],
  ]
  const [words, page] = rules.find(([, found]) => found !== undefined) ?? []
  if (words === undefined || page?.source === undefined) return undefined
  return { words: words(page.source.file), hasAliases: aliasesOn(page).length > 0 }
}

function aliasesOn(page: Page): string[] {
  const entry = entryOn(page)
  return entry ? aliasesOf(entry) : []
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const sameTitle = ({ title }: Gone, pages: Page[]): Page | undefined =>
  title === '' ? undefined : pages.find((page) => titleOf(page) === title)

function similarName(gone: Gone, pages: Page[]): Page | undefined {
  const name = nearest(
    nameOf(gone.path),
    pages.map(({ path }) => nameOf(path)),
  )
  return pages.find(({ path }) => nameOf(path) === name)
}

/** `brief-an-agency` → `how-to-brief-an-agency`: at least half of all their words are in both. */
function sharedWords(gone: Gone, pages: Page[]): Page | undefined {
  const words = new Set(nameOf(gone.path).split('-'))
  const share = ({ path }: Page) => {
    const others = new Set(nameOf(path).split('-'))
    const both = [...words].filter((word) => others.has(word)).length
    return both / (words.size + others.size - both)
  }
  const [best] = pages.map((page) => ({ page, share: share(page) })).sort((a, b) => b.share - a.share)
  return best && best.share >= 0.5 ? best.page : undefined
}
