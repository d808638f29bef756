import type { Service } from 'schema-dts'
import { site } from '@/content/settings'
import { shareImageOf } from '@/lib/share-image'
import { addressOf } from '@/lib/site-address'
import { agency, entityId, type PageData } from '@/lib/structured-data'
import type { Single } from '@/schema/entries'

/** The packages of the page for startups as schema.org knows them: one service, offered at fixed prices. */
export function packagesData({ packagesHeading, description, packages }: Single<'pages/startups'>): PageData {
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
  return { image: shareImageOf('/startups'), entity: service }
}
