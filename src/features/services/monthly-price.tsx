import * as words from '@words/monthly-price'
import { formatPrice } from '@words/prices'

/** The price of a service, always per month. */
export function MonthlyPrice({ price, label = words.startingAt }: { price: number; label?: string }) {
  return (
    <p>
      <span className="block text-small text-muted">{label}</span>{' '}
      <span className="figure text-h2">{formatPrice(price)}</span>
      <span className="text-small text-muted">{words.perMonth}</span>
    </p>
  )
}
