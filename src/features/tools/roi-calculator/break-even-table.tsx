import { formatMoney, formatNumber, formatPercent } from '../kit/format-number'
import { ResultTable } from '../kit/result-table'
import type { BreakEven } from './roi'

const VALUES: Record<BreakEven['name'], { label: string; format: (value: number) => string }> = {
  // Nobody has a part of a follower.
  followers: { label: 'Follower count', format: (value) => formatNumber(Math.ceil(value)) },
  engagementRate: { label: 'Engagement rate', format: formatPercent },
  reachRate: { label: 'Followers who see a post', format: formatPercent },
  clickRate: { label: 'Engaged people who click', format: formatPercent },
  conversionRate: { label: 'Clicks that become an order', format: formatPercent },
  orderValue: { label: 'Average order value', format: formatMoney },
}

/** What would have to be true for the campaign to pay for itself, if only one value changed. */
export function BreakEvenTable({ changes, roi }: { changes: readonly BreakEven[]; roi: number }) {
  return (
    <section aria-labelledby="break-even" className="mt-14">
      <h3 id="break-even">
        {roi < 0 ? 'What would have to be true to break even' : 'How far it could fall and still break even'}
      </h3>
      <p className="mt-2 max-w-measure text-muted">
        One value at a time, all others as they are. A share that would have to exceed 100% is left out, because no
        change of it alone could do it.
      </p>
      <div className="mt-5 max-w-measure">
        <ResultTable
          caption="Break-even values"
          head={['If only this changed', 'from', 'to']}
          rows={changes.map(({ name, now, needed }) => [
            VALUES[name].label,
            VALUES[name].format(now),
            VALUES[name].format(needed),
          ])}
        />
      </div>
    </section>
  )
}
