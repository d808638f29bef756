import * as words from '@words/service-price'
import { sitePrice } from '@/content/site-price'
import type { PriceUnit, ServiceFields } from '@/schema/service'

type ServicePriceProps = Pick<ServiceFields, 'price' | 'priceUnit'> & { label?: string }

const UNITS = {
  month: words.perMonth,
  project: words.perProject,
  day: words.perDay,
  hour: words.perHour,
} satisfies Record<Exclude<PriceUnit, 'request'>, string>

/** Whether a service says anything about its price. */
export const saysPrice = ({ price, priceUnit }: ServicePriceProps): boolean =>
  price !== undefined || priceUnit === 'request'

/** The price of a service and what it is for, or that it is on request. */
export function ServicePrice({ price, priceUnit = 'month', label = words.startingAt }: ServicePriceProps) {
  if (priceUnit === 'request') return <p className="figure text-h3">{words.onRequest}</p>
  if (price === undefined) return null
  return (
    <p>
      <span className="block text-small text-muted">{label}</span>{' '}
      <span className="figure text-h2">{sitePrice(price)}</span>
      <span className="text-small text-muted">{UNITS[priceUnit]}</span>
    </p>
  )
}
