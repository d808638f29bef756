/**
 * What comes after a page, by one rule: a service leads to a case study, a price, a guide and related services; a case
 * study to the next one; a guide to the tool it names; a tool to the text that explains it; a post to related posts.
 */
import type { NextStep } from '../../../src/schema/additions'
import type { PriceUnit } from '../../../src/schema/service'
import { grouped } from '../../lib/grouped'
import { priceInWords } from '../../lib/price-words'
import type { Words } from '../../lib/words/words-of-build'
import type { Shown } from '../parse/content-file'
import type { Entry } from '../parse/entry'
import { canonicalLink, entryOn, type SiteMap } from './map'

const PRICES = '/services'

/** The steps after an entry, first what most readers want. Pages that are not part of the build are left out. */
export function nextSteps({ kind, data }: Entry, site: SiteMap, words: Words, money: Money): NextStep[] {
  const step = (path: string, kicker?: string): NextStep[] => listed(stepTo(path, site, kicker))
  const named = (field: string, folder: string, kicker?: string) =>
    typeof data[field] === 'string' ? step(`${folder}/${data[field]}`, kicker) : []
  switch ('collection' in kind ? kind.collection : undefined) {
    case 'services':
      return [
        ...named('nextCase', '/case-study', words.caseStudy),
        ...listed(priceStep(data, site, words, money)),
        ...named('nextGuide', '/resources', words.guide),
        ...((data.related as string[] | undefined) ?? []).flatMap((id) => step(`/services/${id}`)),
      ]
    case 'case-studies':
      return named('nextCase', '/case-study')
    case 'resources':
      return named('nextTool', '/tools', words.freeTool)
    default:
      return []
  }
}

type Money = (amount: number) => string

const listed = (step: NextStep | undefined): NextStep[] => (step ? [step] : [])

/** The text that explains each tool, as the page of all tools names it. */
export function explainedTools({ data }: Entry, site: SiteMap, words: Words): Record<string, NextStep> {
  const found: Record<string, NextStep> = {}
  for (const { tool, link } of (data.explanations as { tool: string; link: string }[] | undefined) ?? []) {
    const step = stepTo(link, site, link.startsWith('/resources/') ? words.guide : words.article)
    if (step) found[tool] = step
  }
  return found
}

/** What a service costs: its own price, that it is on request, or the page that says it. */
function priceStep(data: Entry['data'], site: SiteMap, words: Words, money: Money): NextStep | undefined {
  const { title, price, nextPrice, priceUnit = 'month' } = data
  if (typeof nextPrice === 'string') return stepTo(nextPrice, site, words.price)
  if (typeof price !== 'number' && priceUnit !== 'request') return stepTo(PRICES, site, words.price)
  const inWords = priceInWords(words, money(Number(price)), priceUnit as PriceUnit)
  const service = String(title)
  const summary = inWords ? words.startsAt({ service, price: inWords }) : words.isOnRequest({ service })
  return { link: PRICES, title: `${words.price}: ${words.whatItCosts}`, summary }
}

/** A page as something to read next. @param kicker what kind of page it is, where that is not plain */
function stepTo(link: string, site: SiteMap, kicker?: string): NextStep | undefined {
  const [path = '', anchor] = canonicalLink(link, site).split('#')
  const page = site.pages.get(site.redirects.get(path)?.to ?? path)
  if (!page || page.leftOut) return undefined
  const about = titleAndSummary(entryOn(page)?.data)
  if (!about) return undefined
  const { title, summary } = about
  const address = anchor === undefined ? page.path : `${page.path}#${anchor}`
  return { link: address, title: kicker ? `${kicker}: ${title}` : title, summary }
}

/** Title and summary of an entry, whatever its collection calls them. */
function titleAndSummary(data: Entry['data'] | undefined): { title: string; summary: string } | undefined {
  const title = data?.heading ?? data?.title ?? data?.name
  const summary = data?.summary ?? data?.excerpt ?? data?.challenge ?? data?.description
  return typeof title === 'string' && typeof summary === 'string' ? { title, summary } : undefined
}

/** Ids of related posts by the id of each post. */
export type RelatedPosts = Readonly<Record<string, readonly string[]>>

const RELATED_POSTS = 3

/**
 * Chooses three posts for each: the next older ones of its category, and after its oldest one its newest, so that a new
 * post changes few pages. Where the category has fewer, the next older posts of all fill up in the same way. A post
 * never leads to itself, and a public post never leads to a hidden one.
 * @param posts newest first
 */
export function chooseRelated(posts: readonly Shown[]): RelatedPosts {
  const open = posts.filter(({ hidden }) => !hidden)
  return { ...relatedAmong(posts), ...relatedAmong(open) }
}

function relatedAmong(posts: readonly Shown[]): RelatedPosts {
  const categoryOf = ({ entry }: Shown) => [entry.data.category]
  const related = [...grouped(posts, categoryOf).values()].flatMap((same) =>
    same.map((post, place) => {
      const own = following(same, place, RELATED_POSTS)
      // Of the posts of all, at most as many are of the category as it has others.
      const isShort = own.length < RELATED_POSTS
      const others = isShort ? following(posts, posts.indexOf(post), RELATED_POSTS + own.length) : []
      const ids = [...new Set([...own, ...others])].slice(0, RELATED_POSTS).map(({ entry }) => entry.kind.id)
      return [post.entry.kind.id, ids]
    }),
  )
  return Object.fromEntries(related)
}

/** The posts after one of them, and then those before it from the newest on. */
function following(posts: readonly Shown[], index: number, most: number): Shown[] {
  const older = posts.slice(index + 1, index + 1 + most)
  return [...older, ...posts.slice(0, Math.min(index, most - older.length))]
}
