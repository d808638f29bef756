import { site } from '@/content/settings'
import { origin } from '@/lib/head'

/** The agency as schema.org knows organizations. No ratings: search engines ignore an organization's own. */
export function organization(): Record<string, unknown> {
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
