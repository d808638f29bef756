import { Link } from '@tanstack/react-router'
import * as words from '@words/services'
import { BookingLink } from '@/components/booking-link'
import { Picture } from '@/components/picture'
import { PointList } from '@/components/point-list'
import { checkedId } from '@/content/checked-id'
import type { ServiceId } from '@/content/ids'
import type { ServiceSummary } from '@/schema/entries'
import { ServicePrice, saysPrice } from './service-price'

type ServiceCardProps = { service: ServiceSummary; priceLabel: string; quoteButton: string }

/**
 * One service among its neighbors. Its picture and its words lead to its page. Its four parts share the rows of the list,
 * so that prices line up. Phones and tablets open the list of what is included in place.
 */
export function ServiceCard({ service, priceLabel, quoteButton }: ServiceCardProps) {
  const { title, summary, price, priceUnit, features, image, pictures } = service
  const id = checkedId<ServiceId>(service.id)
  return (
    <li className="group relative row-span-4 grid grid-rows-subgrid gap-y-0 border-t border-ink pt-5 pb-card-bottom">
      <Picture
        path={image}
        pictures={pictures}
        alt=""
        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="pt-6">
        <h2 className="text-card-heading">
          <Link
            to="/services/$id"
            params={{ id }}
            className="no-underline group-hover:text-accent after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-3 text-muted">{summary}</p>
      </div>
      <details className="open-when-wide relative mt-6 lg:mt-7">
        <summary className="summary-row border-y border-rule font-semibold">
          <span>
            {words.whatIsIncluded}
            <span className="sr-only">{words.inService({ service: title })}</span>
          </span>
        </summary>
        <PointList points={features} className="text-small max-lg:mt-3" />
      </details>
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3 pt-6 lg:items-end lg:justify-between lg:gap-x-3 lg:gap-y-5 lg:pt-7">
        {saysPrice(service) ? (
          <div className="max-lg:w-full">
            <ServicePrice price={price} priceUnit={priceUnit} label={priceLabel} />
          </div>
        ) : null}
        <BookingLink quiet>
          {quoteButton}
          <span className="sr-only">{words.forService({ service: title })}</span>
        </BookingLink>
        <Link to="/services/$id" params={{ id }} className="inline-flex min-h-11 items-center lg:w-full">
          {words.howItWorks}
          <span className="sr-only">{words.inService({ service: title })}</span>
        </Link>
      </div>
    </li>
  )
}
