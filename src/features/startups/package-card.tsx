import { BookingLink } from '@/components/booking-link'
import { PointList } from '@/components/point-list'
import { sitePrice } from '@/content/site-price'
import type { StartupsPage } from '@/schema/startups'
import { purchaseLink } from './purchase-link'

type Offer = StartupsPage['packages'][number]

/** A package at a fixed price. Its parts share the rows of the list, so that buttons line up. */
export function PackageCard({ offer }: { offer: Offer }) {
  const { name, price, features, badge, button } = offer
  return (
    <li className="row-span-3 grid grid-rows-subgrid gap-y-0">
      <div className="flex flex-col-reverse items-start gap-x-6 gap-y-4 xl:flex-row xl:justify-between">
        <div>
          <h3 className="text-h2">{name}</h3>
          <p className="figure mt-4 text-banner">{sitePrice(price)}</p>
        </div>
        {badge ? <p className="kicker border border-accent px-3 py-2 text-accent">{badge}</p> : null}
      </div>
      <PointList points={features} className="mt-8" />
      <p className="pt-8">
        <BookingLink to={purchaseLink(offer)} className="w-full">
          {button}
        </BookingLink>
      </p>
    </li>
  )
}
