import * as words from '@words/tools/rate-calculator'
import { formatMoney } from '../kit/result/format-number'
import { ResultTable } from '../kit/result/result-table'
import { costPerThousandViews, judgeOffer, priceRange, REACH, type Verdict } from './checks'
import type { Rate } from './rates'

const VERDICTS: Record<Verdict, string> = {
  below: words.belowRange,
  within: words.withinRange,
  above: words.aboveRange,
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
    { name: words.thisPrice, dollars: rate.price / 100 },
    ...(offer === undefined ? [] : [{ name: words.yourOffer, dollars: offer }]),
  ]
  return (
    <section aria-labelledby="price-check" className="mt-14">
      <h3 id="price-check">{offer === undefined ? words.checkOfPrice : words.isOfferFair}</h3>
      {offer === undefined ? null : (
        <p className="lead mt-3">
          {words.judged(
            formatMoney(offer),
            piece,
            VERDICTS[judgeOffer(offer * 100, range)],
            formatMoney(range.from / 100),
            formatMoney(range.to / 100),
          )}
        </p>
      )}
      <p className="mt-3 mb-5 max-w-measure text-muted">
        {words.costOfViews(REACH, followers.toLocaleString('en-US'))}
      </p>
      <ResultTable
        caption={words.costPerViews}
        head={[words.price, words.seeIt(REACH.high), `${REACH.middle}%`, `${REACH.low}%`]}
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
