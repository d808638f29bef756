import { Link } from '@tanstack/react-router'
import * as words from '@words/services'
import { BookingLink } from '@/components/booking-link'
import { Picture } from '@/components/picture'
import { PointList } from '@/components/point-list'
import { checkedId } from '@/content/checked-id'
import type { ServiceId } from '@/content/ids'
import type { ServiceSummary } from '@/schema/entries'
import { MonthlyPrice } from './monthly-price'

type ServiceCardProps = { service: ServiceSummary; priceLabel: string; quoteButton: string }

/** One service among its neighbours. Its four parts share the rows of the list, so that prices line up. */
export function ServiceCard({ service, priceLabel, quoteButton }: ServiceCardProps) {
  const { title, summary, price, features, image, pictures } = service
  const id = checkedId<ServiceId>(service.id)
  return (
    <li className="row-span-4 grid grid-rows-subgrid gap-y-0 border-t border-ink pt-5 pb-card-bottom">
      <Picture
        path={image}
        pictures={pictures}
        alt=""
        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="pt-6">
        <h2 className="text-card-heading">
          <Link to="/services/$id" params={{ id }} className="no-underline hover:text-accent">
            {title}
          </Link>
        </h2>
        <p className="mt-3 text-muted">{summary}</p>
      </div>
      <PointList points={features} className="mt-7 text-small" />
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-5 pt-7">
        {price ? <MonthlyPrice price={price} label={priceLabel} /> : null}
        <BookingLink quiet>
          {quoteButton}
          <span className="sr-only">{words.forService(title)}</span>
        </BookingLink>
        <Link to="/services/$id" params={{ id }} className="inline-flex min-h-11 w-full items-center">
          {words.howItWorks}
          <span className="sr-only">{words.inService(title)}</span>
        </Link>
      </div>
    </li>
  )
}
