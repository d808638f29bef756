import { origin } from '@/lib/head'
import { breadcrumbs, publisher } from '@/lib/structured-data'
import type { ServiceEntry } from '@/schema/entries'

/** A service page as schema.org knows it: the service, and the way to it from the home page. */
export function serviceGraph({ id, title, summary, price }: ServiceEntry): Record<string, unknown> {
  const path = `/services/${id}`
  const url = `${origin}${path}`
  return {
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: title,
        description: summary,
        url,
        serviceType: title,
        provider: publisher,
        ...(price ? { offers: monthlyOffer(price, url) } : {}),
      },
      breadcrumbs([
        { name: 'Services', path: '/services' },
        { name: title, path },
      ]),
    ],
  }
}

/** Prices are starting prices, so schema.org gets a lower bound and not a price. */
function monthlyOffer(minPrice: number, url: string) {
  return {
    '@type': 'Offer',
    url,
    priceSpecification: { '@type': 'UnitPriceSpecification', minPrice, priceCurrency: 'USD', unitText: 'month' },
  }
}
