import type { Service } from 'schema-dts'
import { site } from '@/content/settings'
import { addressOf } from '@/content/site-address'
import { shareImageOf } from '@/lib/share-image'
import { agency, entityId, type PageData, peopleNodes, testimonialNodes } from '@/metadata/structured-data'
import type { Single } from '@/schema/entries'

/** The packages of the page for startups as schema.org knows them: one service, offered at fixed prices. */
export function packagesData(page: Single<'pages/startups'>): PageData {
  const { packagesHeading, description, packages, testimonial, people } = page
  const service = {
    '@type': 'Service',
    '@id': entityId('/startups', 'service'),
    name: packagesHeading,
    description,
    url: addressOf('/startups'),
    provider: agency,
    offers: packages.map(({ name, price, checkoutUrl }) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: site.currency,
      url: checkoutUrl,
    })),
  } satisfies Service
  return {
    image: shareImageOf('/startups'),
    entity: service,
    others: [...peopleNodes(people), ...testimonialNodes('/startups', testimonial, people)],
  }
}
