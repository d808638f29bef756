/** What the head of a page says to browsers, search engines and whoever previews a link. */
import { site } from '@/content/settings'

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
  /** Absolute path of the picture for shared links; the site's own when left out. */
  shareImage?: string
  type?: 'website' | 'article'
  /**
   * Structured data about the page, schema.org, for programs that read it as it is served: it is made by the server program
   * alone (`import.meta.env.SSR`), since Trusted Types let nobody make a script element in a browser.
   */
  structuredData?: Record<string, unknown>
}

/** Address of the site itself, without a slash at the end. */
export const origin = site.url.replace(/\/+$/, '')

/** The head of a page that was not found: search engines leave it out. */
export const notFoundHead = { meta: [{ name: 'robots', content: 'noindex' }] }

/** The `head` of a route. Every page has exactly one title, description and canonical. */
export function pageHead({
  title,
  description,
  path,
  previous,
  next,
  indexed = true,
  shareImage = '/share.png',
  type = 'website',
  structuredData,
}: PageHead) {
  const address = `${origin}${path === '/' ? '/' : path}`
  const fullTitle = path === '/' || title.includes(site.name) ? title : `${title} – ${site.name}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: address },
      { property: 'og:image', content: `${origin}${shareImage}` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...(structuredData ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...structuredData } }] : []),
    ],
    links: [
      ...(indexed ? [{ rel: 'canonical', href: address }] : []),
      ...(previous === undefined ? [] : [{ rel: 'prev', href: `${origin}${previous}` }]),
      ...(next === undefined ? [] : [{ rel: 'next', href: `${origin}${next}` }]),
    ],
  }
}
