/** Every address that was ever public still leads somewhere: to its page, or to the page that took its place. */
import type { Hidden } from '../../../src/schema/additions'
import { type Diagnostic, diagnosticAt, type Message } from '../../lib/diagnostics/diagnostic'
import { quote } from '../../lib/diagnostics/words'
import { isPlaceholderUrl } from '../../lib/reserved-hosts'
import { atField, type ContentFile, siteSettings } from '../parse/content-file'
import { aliasesOfHidden, entryOn, type HiddenAlias, type Page, type SiteMap, titleOf } from '../site/map'
import { type Address, PUBLISHED_URLS, type PublishedUrl, type PublishedUrls } from '../site/publication'
import { nameOf, parentOf, similarPage } from './similar-page'

/** Holds the list of published addresses against the site. Without a list, nothing was published yet. */
export function checkPublished(
  published: PublishedUrls | undefined,
  files: readonly ContentFile[],
  site: SiteMap,
): Diagnostic[] {
  if (published === undefined) return []
  const known = new Set(published.urls.map(({ path }) => path))
  const aliases = aliasesOfHidden(files)
  const isSample = isPlaceholderUrl(siteSettings(files).url)

  const urls = [...new Map(published.urls.map((url) => [url.path, url])).values()]
  const found = urls.flatMap((url): Diagnostic | [] => {
    const page = site.pages.get(url.path)
    const hidden = page?.source?.hidden
    const entry = entryOn(page)
    if ((page && !hidden) || site.redirects.has(url.path)) return []
    if (entry && hidden) {
      return atField(entry, [hidden.reason === 'draft' ? 'draft' : 'publishAt'], nowHidden(url.path, hidden))
    }
    const alias = aliases.get(url.path)
    if (alias) return atField(alias.entry, ['aliases', alias.index], leadsToHidden(url.path, alias))
    if (!site.lost().has(url.path)) return []
    const successor = likeliestSuccessor(url, site, known)
    return diagnosticAt(PUBLISHED_URLS, { line: url.line, column: 1 }, gone(url, successor, isSample))
  })
  return [...published.diagnostics, ...found]
}

const isNow = (hidden: Hidden): string =>
  hidden.reason === 'draft' ? 'is now a draft' : `is now held back until ${hidden.publishAt}`

const nowHidden = (path: string, hidden: Hidden): Message => ({
  code: 'published-page-hidden',
  text: `This page was public at ${path}, but it ${isNow(hidden)}. Visitors with its address would find nothing.`,
  hint:
    hidden.reason === 'draft'
      ? `Remove this line. If another page should answer at this address, add to the fields of that page:\n${aliasLines(path)}`
      : 'Remove this line.',
})

const leadsToHidden = (path: string, { hidden }: HiddenAlias): Message => ({
  code: 'alias-of-hidden-page',
  text: `${quote(path)} was public, but the page that replaced it ${hidden.reason === 'draft' ? 'is a draft' : `is held back until ${hidden.publishAt}`}. Visitors would find nothing.`,
  hint: 'Publish this page, or move the line to the aliases of a page that is public.',
})

function gone({ path, title }: PublishedUrl, successor: Successor | undefined, isSample: boolean): Message {
  const called = title === '' ? '' : ` (${quote(title)})`
  const where = successor
    ? `${successor.words} Add to its ${successor.hasAliases ? 'list "aliases"' : 'fields'}:`
    : 'Add to the fields of the page that replaced it:'
  const lines = successor?.hasAliases ? `  - ${path}` : aliasLines(path)
  const sample = `\nAs long as the site has no address of its own, visitors cannot have seen the page. In that case, remove this line from ${PUBLISHED_URLS} instead.`
  return {
    code: 'lost-address',
    text: `${path}${called} was public, but now there is no page at this address.`,
    hint: `${where}\n${lines}${isSample ? sample : ''}`,
  }
}

const aliasLines = (path: string): string => `aliases:\n  - ${path}`

type Successor = { words: string; hasAliases: boolean }

/** @param known addresses that were public before: a page that is new is the likelier successor */
function likeliestSuccessor(gone: Address, site: SiteMap, known: ReadonlySet<string>): Successor | undefined {
  const pages = [...site.pages.values()].filter(({ source }) => source !== undefined && !source.hidden)
  const fresh = pages.filter(({ path }) => !known.has(path))
  const titled = sameTitle(gone, fresh) ?? sameTitle(gone, pages)
  const similar = titled ?? similarPage(gone.path, fresh) ?? sharedWords(gone, fresh)
  const page = similar ?? pages.find(({ path }) => path === parentOf(gone.path))
  if (page?.source === undefined) return undefined
  const { file } = page.source
  const isSame = nameOf(page.path) === nameOf(gone.path)
  const why = titled ? 'it has the same title' : `its file has ${isSame ? 'the same' : 'a similar'} name`
  const words = similar
    ? `${file} probably replaced it: ${why}.`
    : `No page is similar; ${file} is the overview above it.`
  return { words, hasAliases: page.source.publication.aliases !== undefined }
}

const sameTitle = ({ title }: Address, pages: Page[]): Page | undefined =>
  title === '' ? undefined : pages.find((page) => titleOf(page) === title)

/** `brief-an-agency` → `how-to-brief-an-agency`: at least half of all their words are in both. */
function sharedWords(gone: Address, pages: Page[]): Page | undefined {
  const siblings = pages.filter(({ path }) => parentOf(path) === parentOf(gone.path))
  const words = new Set(nameOf(gone.path).split('-'))
  const share = ({ path }: Page) => {
    const others = new Set(nameOf(path).split('-'))
    const both = [...words].filter((word) => others.has(word)).length
    return both / (words.size + others.size - both)
  }
  const [best] = siblings.map((page) => ({ page, share: share(page) })).sort((a, b) => b.share - a.share)
  return best && best.share >= 0.5 ? best.page : undefined
}
