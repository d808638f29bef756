import * as words from '@words/structured-data'
import type { Service } from 'schema-dts'
import { site } from '@/content/settings'
import { addressOf } from '@/content/site-address'
import { shareImageOf } from '@/lib/share-image'
import { agency, entityId, type PageData, peopleNodes, testimonialNodes } from '@/metadata/structured-data'
import type { ServiceEntry } from '@/schema/entries'
import type { PriceUnit } from '@/schema/service'

/** A service page as schema.org knows it. */
export function serviceData(entry: ServiceEntry): PageData {
  const { id, title, summary, price, priceUnit = 'month', testimonial, people } = entry
  const path = `/services/${id}`
  const service = {
    '@type': 'Service',
    '@id': entityId(path, 'service'),
    name: title,
    description: summary,
    url: addressOf(path),
    serviceType: title,
    provider: agency,
    ...(price === undefined || priceUnit === 'request'
      ? {}
      : { offers: lowestOffer(price, priceUnit, addressOf(path)) }),
  } satisfies Service
  return {
    above: [{ name: words.services, path: '/services' }],
    image: shareImageOf(path),
    entity: service,
    others: [...peopleNodes(people), ...testimonialNodes(path, testimonial, people)],
  }
}

/** Codes of UN/CEFACT for what a price is for; a project has none. */
const UNITS = {
  month: { description: words.startingPricePerMonth, unit: { unitCode: 'MON' } },
  project: { description: words.startingPricePerProject, unit: { unitText: 'project' } },
  day: { description: words.startingPricePerDay, unit: { unitCode: 'DAY' } },
  hour: { description: words.startingPricePerHour, unit: { unitCode: 'HUR' } },
} satisfies Record<Exclude<PriceUnit, 'request'>, unknown>

/** Prices are starting prices, so schema.org gets the lowest and no other. */
function lowestOffer(lowPrice: number, unit: keyof typeof UNITS, url: string) {
  const priceCurrency = site.currency
  return {
    '@type': 'AggregateOffer',
    description: UNITS[unit].description,
    lowPrice,
    priceCurrency,
    priceSpecification: { '@type': 'UnitPriceSpecification', price: lowPrice, priceCurrency, ...UNITS[unit].unit },
    url,
  } as const
}
