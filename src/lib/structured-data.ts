/** Parts of schema.org data that several pages state. */
import { site } from '@/content/settings'
import { origin } from './head'

/** The agency, as the publisher of a text; the home page describes it in full under the same id. */
export const publisher = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: site.name,
  url: `${origin}/`,
}

/** The way from the home page to a page, as schema.org knows it. `trail` leaves out the home page. */
export function breadcrumbs(trail: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
