import * as words from '@words/tools/roi-calculator'
import { useMemo } from 'react'
import { formatMoney, formatPercent } from '../kit/result/format-number'
import type { Campaign } from './roi'
import { CAMPAIGNS, SPREADS, simulate } from './simulate'
import { formatChance, formatEstimate } from './words'

/** What one number hides: how far campaigns like this one lie apart, and how many of them pay for themselves. */
export function Certainty({ campaign }: { campaign: Campaign }) {
  const range = useMemo(() => simulate(campaign), [campaign])
  const { low, middle, high, breakEven } = range
  const roi = (revenue: number) => formatPercent(Math.round(((revenue - campaign.budget) / campaign.budget) * 100))
  return (
    <section aria-labelledby="certainty" className="mt-14">
      <h3 id="certainty">{words.certainty}</h3>
      <dl className="ledger mt-5 grid gap-x-8 sm:grid-cols-2">
        <Figure term={words.chance} value={formatChance(breakEven)} />
        <Figure term={words.revenueOfMost} value={words.range(formatEstimate(low), formatEstimate(high))} />
      </dl>
      <p className="mt-4 max-w-measure">
        {words.simulated({
          campaigns: CAMPAIGNS.toLocaleString('en-US'),
          middle: formatEstimate(middle),
          low: formatEstimate(low),
          high: formatEstimate(high),
          lowRoi: roi(low),
          highRoi: roi(high),
          budget: formatMoney(campaign.budget),
          chance: formatChance(breakEven),
        })}
      </p>
      <details className="mt-4 border-y border-rule">
        <summary className="summary-row font-semibold">{words.simulationAssumes}</summary>
        <div className="prose pb-6 text-small">
          <p>{words.howDrawn}</p>
          <ul>
            {Object.entries(SPREADS).map(([name, spread]) => (
              <li key={name}>{words.spreadFor(spread, words.varied[name as keyof typeof SPREADS])}</li>
            ))}
          </ul>
          <p>{words.howOrdersDrawn}</p>
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
