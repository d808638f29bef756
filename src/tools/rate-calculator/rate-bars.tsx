import * as words from '@words/tools/rate-calculator'
import { Bar } from '../kit/result/bar'
import { formatMoney } from '../kit/result/format-number'

export type PricedItem = {
  label: string
  /** US cents. */
  price: number
  isChosen: boolean
}

type RateBarsProps = { heading: string; items: readonly PricedItem[]; note: string }

/** Prices as bars from zero on one scale; the chosen one stands out by its colour, its weight and a word. */
export function RateBars({ heading, items, note }: RateBarsProps) {
  const highest = Math.max(...items.map(({ price }) => price))
  return (
    <section>
      <h3>{heading}</h3>
      <ul className="mt-5 space-y-4">
        {items.map(({ label, price, isChosen }) => (
          <li key={label}>
            <p className={`flex justify-between gap-4 text-small ${isChosen ? 'font-bold' : ''}`}>
              <span>
                {label}
                {isChosen ? <span className="text-accent">{words.yourChoice}</span> : null}
              </span>
              <span className="[font-variant-numeric:tabular-nums]">{formatMoney(price / 100)}</span>
            </p>
            <Bar share={price / highest} isHighlighted={isChosen} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">{note}</p>
    </section>
  )
}
