import { site } from '@/content/settings'
import { origin } from '@/lib/head'
import type { ServiceEntry } from '@/schema/entries'

/** A service page as schema.org knows it: the service, and the way to it from the home page. */
export function serviceGraph({ id, title, summary, price }: ServiceEntry): Record<string, unknown> {
  const url = `${origin}/services/${id}`
  return {
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: title,
        description: summary,
        url,
        serviceType: title,
        provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.name, url: `${origin}/` },
        ...(price ? { offers: monthlyOffer(price, url) } : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: site.name, item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Services', item: `${origin}/services` },
          { '@type': 'ListItem', position: 3, name: title, item: url },
        ],
      },
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
