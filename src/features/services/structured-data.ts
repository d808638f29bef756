import * as words from '@words/structured-data'
import type { Service } from 'schema-dts'
import { shareImageOf } from '@/lib/share-image'
import { addressOf } from '@/lib/site-address'
import { agency, entityId, type PageData } from '@/lib/structured-data'
import type { ServiceEntry } from '@/schema/entries'

/** A service page as schema.org knows it. */
export function serviceData({ id, title, summary, price }: ServiceEntry): PageData {
  const path = `/services/${id}`
  const service = {
    '@type': 'Service',
    '@id': entityId(path, 'service'),
    name: title,
    description: summary,
    url: addressOf(path),
    serviceType: title,
    provider: agency,
    ...(price ? { offers: monthlyOffer(price, addressOf(path)) } : {}),
  } satisfies Service
  return { above: [{ name: words.services, path: '/services' }], image: shareImageOf(path), entity: service }
}

/** Prices are starting prices, so schema.org gets the lowest and no other. */
function monthlyOffer(lowPrice: number, url: string) {
  return {
    '@type': 'AggregateOffer',
    description: words.startingPrice,
    lowPrice,
    priceCurrency: 'USD',
    url,
  } as const
}
