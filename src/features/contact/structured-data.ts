import type { Place } from 'schema-dts'
import { shareImageOf } from '@/lib/share-image'
import type { PageData } from '@/metadata/structured-data'
import type { ContactEntry } from '@/schema/entries'
import type { Office } from '@/schema/office'

/** The contact page as schema.org knows it: where the agency is, and its name in law. */
export function contactData({ offices }: Pick<ContactEntry, 'offices'>): PageData {
  const [seat] = offices
  return {
    type: 'ContactPage',
    image: shareImageOf('/contact'),
    ...(seat && { ofAgency: { legalName: seat.legalName, location: offices.map(placeOf) } }),
  }
}

/** Lines of an address are not taken apart: each country orders them in another way. */
const placeOf = ({ legalName, address, telephone }: Office) =>
  ({
    '@type': 'Place',
    name: legalName,
    address: { '@type': 'PostalAddress', streetAddress: address.join(', ') },
    ...(telephone && { telephone }),
  }) as const satisfies Place
