import * as words from '@words/tools/roi-calculator'
import { toCsv } from '../kit/files/csv'
import { labelOf } from '../kit/form/fields'
import { formatMoney, formatNumber, formatPercent } from '../kit/result/format-number'
import { HowComputed } from '../kit/result/how-computed'
import { ResultActions } from '../kit/result/result-actions'
import { ResultTable } from '../kit/result/result-table'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { BreakEvenTable } from './break-even-table'
import { Certainty } from './certainty'
import { breakEvens, calculateRoi } from './roi'
import { Staircase } from './staircase'
import { tool } from './tool'
import { formatExact } from './words'

export default toolScreen(tool, RoiResult)

function RoiResult({ values }: ResultProps<typeof tool>) {
  const result = calculateRoi(values)
  const { impressions, engagements, clicks, conversions, revenue, roi, costPer } = result
  const type = labelOf(tool.fields.campaignType.options, values.campaignType)
  const steps = [
    { label: words.impressions, value: impressions, cost: costPer.impression, costLabel: words.costPerImpression },
    { label: words.engagements, value: engagements, cost: costPer.engagement, costLabel: words.costPerEngagement },
    { label: words.clicks, value: clicks, cost: costPer.click, costLabel: words.costPerClick },
    { label: words.conversions, value: conversions, cost: costPer.conversion, costLabel: words.costPerConversion },
  ]
  const rows = [
    ...steps.map(({ label, value }) => [label, formatNumber(value)] as const),
    ...steps.map(({ costLabel, cost }) => [costLabel, formatMoney(cost)] as const),
    [words.costPerThousand, formatMoney(costPer.thousandImpressions)],
    [words.estimatedRevenue, formatMoney(revenue)],
    [words.roi, formatPercent(roi)],
    [words.breakEvenBudget, formatMoney(result.breakEvenBudget)],
  ] as const
  const title = words.campaign(
    type,
    formatMoney(values.budget),
    formatNumber(values.followers),
    formatPercent(values.engagementRate),
  )

  return (
    <>
      <p className="text-muted">{title}</p>
      <dl className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div className="flex flex-col-reverse justify-end border-t border-rule pt-4">
          <dt className="text-muted">{words.roi}</dt>
          <dd className={`figure text-h1 ${roi < 0 ? 'text-poor' : 'text-good'}`}>{formatPercent(roi)}</dd>
        </div>
        <div className="flex flex-col-reverse justify-end border-t border-rule pt-4">
          <dt className="text-muted">{words.estimatedRevenue}</dt>
          <dd className="figure text-h1">{formatMoney(revenue)}</dd>
        </div>
      </dl>
      <p className="lead mt-6">{verdict(values.budget, revenue, roi)}</p>
      <div className="mt-12 grid gap-12 lg:grid-cols-2">
        <Staircase
          steps={[
            { label: words.stairFollowers, value: values.followers },
            { label: words.stairImpressions, value: impressions, rate: values.reachRate, does: words.seeIt },
            { label: words.stairEngagements, value: engagements, rate: values.engagementRate, does: words.react },
            { label: words.stairClicks, value: clicks, rate: values.clickRate, does: words.click },
            { label: words.stairOrders, value: conversions, rate: values.conversionRate, does: words.buy },
          ]}
        />
        <ResultTable caption={words.allFigures} head={[words.figure, words.value]} rows={rows} />
      </div>
      <Certainty campaign={values} />
      <BreakEvenTable changes={breakEvens(values)} roi={roi} />
      <HowComputed>
        <p>
          {words.impressionsLine(
            formatExact(values.followers),
            formatPercent(values.reachRate),
            formatExact(impressions),
          )}
          <br />
          {words.engagementsLine(
            formatExact(impressions),
            formatPercent(values.engagementRate),
            formatExact(engagements),
          )}
          <br />
          {words.clicksLine(formatExact(engagements), formatPercent(values.clickRate), formatExact(clicks))}
          <br />
          {words.conversionsLine(formatExact(clicks), formatPercent(values.conversionRate), formatExact(conversions))}
          <br />
          {words.revenueLine(formatExact(conversions), formatMoney(values.orderValue), formatMoney(revenue))}
          <br />
          {words.roiLine(formatMoney(revenue), formatMoney(values.budget), formatPercent(roi))}
        </p>
        <p>{words.aboutAssumptions}</p>
        <p>{words.limits}</p>
      </HowComputed>
      <ResultActions
        text={[title, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n')}
        isShareable
        downloads={[
          {
            label: words.downloadCsv,
            name: 'influencer-roi.csv',
            type: 'text/csv',
            text: () =>
              toCsv([
                [words.figure, words.value],
                [words.budget, values.budget],
                [words.followers, values.followers],
                [words.engagementInPercent, values.engagementRate],
                ...steps.map(({ label, value }) => [label, value]),
                ...steps.map(({ costLabel, cost }) => [costLabel, cost]),
                [words.estimatedRevenue, revenue],
                [words.roiInPercent, roi],
              ]),
          },
        ]}
      />
    </>
  )
}

/** The result in a plain sentence; a loss is called a loss. */
function verdict(budget: number, revenue: number, roi: number): string {
  if (roi < 0) return words.loses(formatMoney(budget - revenue), formatMoney(revenue), formatMoney(budget))
  if (roi === 0) return words.breaksEven
  return words.earns(formatMoney(revenue - budget), formatMoney(budget))
}
