/** Every address that was ever public still leads somewhere: to its page, or to the page that took its place. */
import type { Hidden } from '../../../src/schema/entries'
import type { Entry, ParsedFile } from '../entry'
import { errorAt, type Finding, type Problem } from '../problems/problem'
import { quote } from '../problems/words'
import { PUBLISHED_URLS, type PublishedUrl, type PublishedUrls } from '../published-urls'
import { isPlaceholderUrl } from '../reserved-hosts'
import { aliasesOf, entryOn, type SiteMap } from '../site-map'
import { likeliestSuccessor, type Successor } from './successor'

/** The addresses for which `checkPublished` finds nothing at all. */
export function lostAddresses(published: PublishedUrls | undefined, problems: readonly Problem[]): Set<string> {
  const lines = new Set(problems.filter(({ code }) => code === 'lost-address').map(({ line }) => line))
  return new Set((published?.urls ?? []).filter(({ line }) => lines.has(line)).map(({ path }) => path))
}

/** Holds the list of published addresses against the site. Without a list, nothing was published yet. */
export function checkPublished(
  published: PublishedUrls | undefined,
  files: readonly ParsedFile[],
  site: SiteMap,
): Problem[] {
  if (published === undefined) return []
  // A file that cannot be read may hold the very alias; it is reported, and looked at once it can be.
  const isUnsure = files.some(({ entry, broken }) => !entry && !broken)
  const known = new Set(published.urls.map(({ path }) => path))
  const hiddenAliases = aliasesOfHidden(files)
  const isSample = isPlaceholderUrl(siteUrl(files))

  const lost = [...new Map(published.urls.map((url) => [url.path, url])).values()].flatMap((url): Problem | [] => {
    const page = site.pages.get(url.path)
    const hidden = page?.known?.hidden
    const entry = entryOn(page)
    if ((page && !hidden) || site.redirects.has(url.path)) return []
    if (entry && hidden) {
      const place = entry.place([hidden.reason === 'draft' ? 'draft' : 'publishAt'])
      return errorAt(entry.file, place, nowHidden(url.path, hidden))
    }
    const alias = hiddenAliases.get(url.path)
    if (alias)
      return errorAt(alias.entry.file, alias.entry.place(['aliases', alias.index]), leadsToHidden(url.path, alias))
    if (isUnsure) return []
    return errorAt(
      PUBLISHED_URLS,
      { line: url.line, column: 1 },
      gone(url, likeliestSuccessor(url, site, known), isSample),
    )
  })
  return [...published.problems, ...lost]
}

type HiddenAlias = { entry: Entry; index: number; hidden: Hidden }

function aliasesOfHidden(files: readonly ParsedFile[]): Map<string, HiddenAlias> {
  const found = new Map<string, HiddenAlias>()
  for (const { entry } of files) {
    if (!entry?.hidden) continue
    for (const [index, alias] of aliasesOf(entry).entries()) found.set(alias, { entry, index, hidden: entry.hidden })
  }
  return found
}

const siteUrl = (files: readonly ParsedFile[]): unknown => {
  const settings = files.find(({ kind }) => 'single' in kind && kind.single === 'settings/site')
  return (settings?.entry ?? settings?.broken)?.data.url
}

const isNow = (hidden: Hidden): string =>
  hidden.reason === 'draft' ? 'is now a draft' : `is now held back until ${hidden.publishAt}`

const nowHidden = (path: string, hidden: Hidden): Finding => ({
  code: 'published-page-hidden',
  message: `This page was public at ${path}, and ${isNow(hidden)}: whoever has its address would find nothing.`,
  hint:
    hidden.reason === 'draft'
      ? `Remove this line. To have another page answer instead, add to the fields of that page:\n${aliasLines(path)}`
      : 'Remove this line.',
})

const leadsToHidden = (path: string, { hidden }: HiddenAlias): Finding => ({
  code: 'alias-of-hidden-page',
  message: `${quote(path)} was public, and the page that took its place ${hidden.reason === 'draft' ? 'is a draft' : `is held back until ${hidden.publishAt}`}: visitors would find nothing.`,
  hint: 'Publish this page, or move the line to the aliases of one that is public.',
})

function gone({ path, title }: PublishedUrl, successor: Successor | undefined, isSample: boolean): Finding {
  const called = title === '' ? '' : ` (${quote(title)})`
  const where = successor
    ? `${successor.words} Add to its ${successor.hasAliases ? 'list "aliases"' : 'fields'}:`
    : 'Add to the fields of the page that took its place:'
  const lines = successor?.hasAliases ? `  - ${path}` : aliasLines(path)
  const sample = `\nWhile the site has no address of its own, nobody can have seen the page: then delete ${PUBLISHED_URLS} instead.`
  return {
    code: 'lost-address',
    message: `${path}${called} was public, and now nothing answers at this address.`,
    hint: `${where}\n${lines}${isSample ? sample : ''}`,
  }
}

const aliasLines = (path: string): string => `aliases:\n  - ${path}`
