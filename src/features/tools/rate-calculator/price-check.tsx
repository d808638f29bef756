import { formatMoney } from '../kit/format-number'
import { ResultTable } from '../kit/result-table'
import { costPerThousandViews, judgeOffer, priceRange, REACH, type Verdict } from './checks'
import type { Rate } from './rates'

const VERDICTS: Record<Verdict, string> = {
  below: 'less than this table pays even for weak engagement',
  within: 'within what this table pays',
  above: 'more than this table pays even for the best engagement',
}

type PriceCheckProps = {
  rate: Rate
  /** The piece in words: "Instagram reel". */
  piece: string
  followers: number
  /** What somebody was offered for it, in US dollars. */
  offer: number | undefined
}

/** Whether a price makes sense: what 1,000 people who see the piece cost, and where an offer lies. */
export function PriceCheck({ rate, piece, followers, offer }: PriceCheckProps) {
  const range = priceRange(rate)
  const prices = [
    { name: 'This price', dollars: rate.price / 100 },
    ...(offer === undefined ? [] : [{ name: 'Your offer', dollars: offer }]),
  ]
  return (
    <section aria-labelledby="price-check" className="mt-14">
      <h3 id="price-check">{offer === undefined ? 'A check of this price' : 'Is the offer fair?'}</h3>
      {offer === undefined ? null : (
        <p className="lead mt-3">
          {formatMoney(offer)} for this {piece} is {VERDICTS[judgeOffer(offer * 100, range)]}:{' '}
          {formatMoney(range.from / 100)} to {formatMoney(range.to / 100)}.
        </p>
      )}
      <p className="mt-3 mb-5 max-w-measure text-muted">
        What 1,000 people who see it cost, when {REACH.high}%, {REACH.middle}% or {REACH.low}% of{' '}
        {followers.toLocaleString('en-US')} followers do. Compare it with what other creators and advertisements cost
        you; ask for the reach of the last ten pieces to know which column is yours.
      </p>
      <ResultTable
        caption="Cost per 1,000 expected views"
        head={['Price', `${REACH.high}% see it`, `${REACH.middle}%`, `${REACH.low}%`]}
        rows={prices.map(({ name, dollars }) => {
          const { low, middle, high } = costPerThousandViews(dollars, followers)
          return [`${name}, ${formatMoney(dollars)}`, ...[low, middle, high].map(rounded)]
        })}
      />
    </section>
  )
}

/** An estimate has no cents above ten dollars. */
const rounded = (dollars: number) => formatMoney(dollars >= 10 ? Math.round(dollars) : Math.round(dollars * 100) / 100)
