import * as words from '@words/tools/roi-calculator'
import { formatMoney, formatNumber, formatPercent } from '../kit/result/format-number'
import { ResultTable } from '../kit/result/result-table'
import type { BreakEven } from './roi'

const FORMATS: Record<BreakEven['name'], (value: number) => string> = {
  // Followers are whole numbers.
  followers: (value) => formatNumber(Math.ceil(value)),
  engagementRate: formatPercent,
  reachRate: formatPercent,
  clickRate: formatPercent,
  conversionRate: formatPercent,
  orderValue: formatMoney,
}

/** What would have to be true for the campaign to pay for itself, if only one value changed. */
export function BreakEvenTable({ changes, roi }: { changes: readonly BreakEven[]; roi: number }) {
  return (
    <section aria-labelledby="break-even" className="mt-14">
      <h3 id="break-even">{roi < 0 ? words.toBreakEven : words.howFarToFall}</h3>
      <p className="mt-2 max-w-measure text-muted">{words.oneAtATime}</p>
      <div className="mt-5 max-w-measure">
        <ResultTable
          caption={words.breakEvenValues}
          head={[words.onlyThis, words.from, words.to]}
          rows={changes.map(({ name, now, needed }) => [
            words.changed[name],
            FORMATS[name](now),
            FORMATS[name](needed),
          ])}
        />
      </div>
    </section>
  )
}
