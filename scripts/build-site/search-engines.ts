import type { SitePage } from '../../src/schema/entries'
import { escapeHtml } from '../lib/escape-html'

/**
 * `sitemap.xml` and `robots.txt`. A page's date is that of its content; without one it says none.
 * @param isPreview the whole site is for people who know its address
 */
export function searchEngineFiles(origin: string, pages: SitePage[], isPreview: boolean): Record<string, string> {
  const urls = pages
    .filter((page) => page.indexed)
    .map(({ path, lastModified }) => {
      const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
      return `<url><loc>${escapeHtml(origin + path)}</loc>${date}</url>`
    })
  return {
    'sitemap.xml': [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
    'robots.txt': isPreview
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  }
}
