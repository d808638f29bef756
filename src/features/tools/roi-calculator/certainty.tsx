import { useMemo } from 'react'
import { formatMoney, formatPercent } from '../kit/format-number'
import type { Campaign } from './roi'
import { CAMPAIGNS, SPREADS, simulate } from './simulate'
import { formatChance, formatEstimate } from './words'

const NAMES = {
  reachRate: 'followers who see a post',
  engagementRate: 'engagement rate',
  clickRate: 'engaged people who click',
  conversionRate: 'clicks that become an order',
  orderValue: 'average order value',
} satisfies Record<keyof typeof SPREADS, string>

/** What one number hides: how far campaigns like this one lie apart, and how many of them pay for themselves. */
export function Certainty({ campaign }: { campaign: Campaign }) {
  const range = useMemo(() => simulate(campaign), [campaign])
  const { low, middle, high, breakEven } = range
  const roi = (revenue: number) => formatPercent(Math.round(((revenue - campaign.budget) / campaign.budget) * 100))
  return (
    <section aria-labelledby="certainty" className="mt-14">
      <h3 id="certainty">How sure is this?</h3>
      <dl className="ledger mt-5 grid gap-x-8 sm:grid-cols-2">
        <Figure term="Chance of breaking even" value={formatChance(breakEven)} />
        <Figure
          term="Revenue in 8 of 10 campaigns like this"
          value={`${formatEstimate(low)} to ${formatEstimate(high)}`}
        />
      </dl>
      <p className="mt-4 max-w-measure">
        {CAMPAIGNS.toLocaleString('en-US')} simulated campaigns with your numbers: half of them return{' '}
        {formatEstimate(middle)} or less, 1 of 10 returns {formatEstimate(low)} or less, and 1 of 10{' '}
        {formatEstimate(high)} or more. As ROI, that is {roi(low)} to {roi(high)}. A budget of{' '}
        {formatMoney(campaign.budget)} came back in {formatChance(breakEven)} of them.
      </p>
      <details className="mt-4 border-y border-rule">
        <summary className="summary-row font-semibold">What the simulation assumes</summary>
        <div className="prose pb-6 text-small">
          <p>
            Each value is drawn from a log-normal distribution whose middle is the value you entered. In 8 of 10 draws
            it lies between that value divided and multiplied by:
          </p>
          <ul>
            {Object.entries(SPREADS).map(([name, spread]) => (
              <li key={name}>
                {spread} for {NAMES[name as keyof typeof SPREADS]}
              </li>
            ))}
          </ul>
          <p>
            Orders are whole and drawn from a Poisson distribution: where 1.2 are expected, 3 of 10 campaigns have none.
            The spreads are this tool’s house figures. The same inputs always give the same answer.
          </p>
        </div>
      </details>
    </section>
  )
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 py-5">
      <dt className="text-muted">{term}</dt>
      <dd className="figure text-h2">{value}</dd>
    </div>
  )
}
