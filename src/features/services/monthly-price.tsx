import { formatPrice } from '@/lib/format-price'

/** The price of a service, always per month. */
export function MonthlyPrice({ price, label = 'Starting at' }: { price: number; label?: string }) {
  return (
    <p>
      <span className="block text-small text-muted">{label}</span>{' '}
      <span className="figure text-h2">{formatPrice(price)}</span>
      <span className="text-small text-muted"> / month</span>
    </p>
  )
}
