import { site } from '@/content/settings'
import { origin } from '@/lib/head'

/** The agency as schema.org knows organizations. No ratings: search engines ignore an organization's own. Nothing in a browser. */
export function organization(): Record<string, unknown> {
  if (!import.meta.env.SSR) return {}
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.email,
    sameAs: Object.values(site.social),
  }
}
