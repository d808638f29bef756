import { origin, pageHead } from '@/lib/head'
import { breadcrumbs, publisher } from '@/lib/structured-data'
import type { ResourceEntry } from '@/schema/entries'

/** What the head of a guide says, with the guide and its place in the site as schema.org knows them. */
export function resourceHead({ id, title, summary, updated }: ResourceEntry) {
  const path = `/resources/${id}`
  return pageHead({
    title,
    description: summary,
    path,
    type: 'article',
    structuredData: import.meta.env.SSR
      ? {
          '@graph': [
            {
              '@type': 'Article',
              headline: title,
              description: summary,
              dateModified: updated,
              author: publisher,
              publisher,
              mainEntityOfPage: `${origin}${path}`,
            },
            breadcrumbs([
              { name: 'Resources', path: '/resources' },
              { name: title, path },
            ]),
          ],
        }
      : undefined,
  })
}
