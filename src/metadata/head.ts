/** What the head of a page says to browsers, search engines and programs that preview a link. */
import { site } from '@/content/settings'
import { origin } from '../content/site-address'
import { twinAddress } from '../lib/twin-address'
import { type PageData, pageGraph } from './structured-data'

export type PageHead = {
  title: string
  description: string
  /** Path of the page, without host: its canonical address. */
  path: string
  /** Paths of the pages before and after it, for a list that is spread over pages. */
  previous?: string
  next?: string
  /** `false` for pages that search engines should leave out. */
  indexed?: boolean
  /** For a page that shows a part of the one at `path`: search engines and previews of links know that one only. */
  isPart?: boolean
  type?: 'website' | 'article'
  /**
   * What the page adds to its structured data. Only the server program makes it (`import.meta.env.SSR && …`, so that
   * browsers need no code for it): Trusted Types forbid script elements that are made in a browser.
   */
  structuredData?: PageData | false
}

/** The head of a page that was not found: search engines leave it out. */
const notFoundHead = { meta: [{ name: 'robots', content: 'noindex' }] }

/**
 * The `head` of a route.
 * @param data what the route has loaded; without it, the page was not found
 */
export const headOf = <Data>(data: Data | undefined, describe: (data: Data) => PageHead) =>
  data === undefined ? notFoundHead : pageHead(describe(data))

/** Every page has exactly one title, description and canonical. */
function pageHead({
  title,
  description,
  path,
  previous,
  next,
  isPart,
  indexed = !isPart,
  type = 'website',
  structuredData: added,
}: PageHead) {
  const structuredData = added || undefined
  const image = structuredData?.image ?? '/share.png'
  const address = `${origin}${path === '/' ? '/' : path}`
  const fullTitle = path === '/' || title.includes(site.name) ? title : `${title} – ${site.name}`
  // What only programs read, they read as it is served; browsers need no code for it.
  const served =
    import.meta.env.SSR && !isPart
      ? [
          { property: 'og:title', content: title },
          { property: 'og:description', content: description },
          { property: 'og:type', content: type },
          { property: 'og:url', content: address },
          { property: 'og:image', content: `${origin}${image}` },
          { name: 'twitter:card', content: 'summary_large_image' },
          { 'script:ld+json': pageGraph({ path, title, description, image }, structuredData) },
        ]
      : []
  const twin = import.meta.env.SSR && indexed ? twinAddress(path) : undefined
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...served,
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      ...(indexed || isPart ? [{ rel: 'canonical', href: address }] : []),
      ...(twin === undefined ? [] : [{ rel: 'alternate', type: 'text/markdown', href: twin }]),
      ...(previous === undefined ? [] : [{ rel: 'prev', href: `${origin}${previous}` }]),
      ...(next === undefined ? [] : [{ rel: 'next', href: `${origin}${next}` }]),
    ],
  }
}
