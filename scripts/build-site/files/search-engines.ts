import type { SitePage } from '../../../src/schema/entries'
import type { Site } from '../../../src/schema/settings'
import { escapeHtml } from '../../lib/escape-html'
import { originOf } from '../../lib/web-address'
import { shutOut } from './ai-crawlers'

/** More addresses than this are not allowed in one sitemap. */
const MOST_ADDRESSES = 50_000

/**
 * `sitemap.xml` and `robots.txt`. A page's date is the day of its words; without one it says none. Above 50,000 addresses,
 * `sitemap.xml` is the index of `sitemap-1.xml` and so on.
 * @param aiCrawlers which crawlers of AI companies may read it
 * @param isPreview the whole site is for people who know its address
 */
export function searchEngineFiles(
  origin: string,
  pages: SitePage[],
  aiCrawlers: Site['aiCrawlers'],
  isPreview: boolean,
): Record<string, string> {
  const urls = pages
    .filter((page) => page.indexed)
    .map(({ path, lastModified }) => {
      const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
      return `<url><loc>${escapeHtml(origin + path)}</loc>${date}</url>`
    })
  return {
    ...sitemaps(origin, urls),
    'robots.txt': isPreview
      ? 'User-agent: *\nDisallow: /\n'
      : `${refusal(shutOut(aiCrawlers))}User-agent: *\nAllow: /\n\nSitemap: ${originOf(origin)}/sitemap.xml\n`,
  }
}

/** A crawler obeys the group that names it, and passes over the one for all. */
const refusal = (agents: readonly string[]): string =>
  agents.length === 0 ? '' : `${agents.map((agent) => `User-agent: ${agent}\n`).join('')}Disallow: /\n\n`

function sitemaps(origin: string, urls: readonly string[]): Record<string, string> {
  if (urls.length <= MOST_ADDRESSES) return { 'sitemap.xml': xml('urlset', urls) }
  const count = Math.ceil(urls.length / MOST_ADDRESSES)
  const names = Array.from({ length: count }, (_, index) => `sitemap-${index + 1}.xml`)
  const index = names.map((name) => `<sitemap><loc>${escapeHtml(`${origin}/${name}`)}</loc></sitemap>`)
  const parts = names.map((name, part) => [
    name,
    xml('urlset', urls.slice(part * MOST_ADDRESSES, (part + 1) * MOST_ADDRESSES)),
  ])
  return { 'sitemap.xml': xml('sitemapindex', index), ...Object.fromEntries(parts) }
}

const xml = (root: 'urlset' | 'sitemapindex', lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
