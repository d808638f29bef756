import { toCsv } from '../kit/csv'
import { labelOf } from '../kit/fields'
import { formatMoney, formatNumber, formatPercent } from '../kit/format-number'
import { HowComputed } from '../kit/how-computed'
import { ResultActions } from '../kit/result-actions'
import { ResultTable } from '../kit/result-table'
import type { ResultProps } from '../kit/tool'
import { toolScreen } from '../kit/tool-frame'
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
    { label: 'Impressions', value: impressions, cost: costPer.impression, costLabel: 'Cost per impression' },
    { label: 'Engagements', value: engagements, cost: costPer.engagement, costLabel: 'Cost per engagement' },
    { label: 'Clicks', value: clicks, cost: costPer.click, costLabel: 'Cost per click' },
    { label: 'Conversions', value: conversions, cost: costPer.conversion, costLabel: 'Cost per conversion' },
  ]
  const rows = [
    ...steps.map(({ label, value }) => [label, formatNumber(value)] as const),
    ...steps.map(({ costLabel, cost }) => [costLabel, formatMoney(cost)] as const),
    ['Cost per 1,000 impressions', formatMoney(costPer.thousandImpressions)],
    ['Estimated revenue', formatMoney(revenue)],
    ['ROI', formatPercent(roi)],
    ['Break-even budget', formatMoney(result.breakEvenBudget)],
  ] as const
  const title = `${type}: ${formatMoney(values.budget)}, ${formatNumber(values.followers)} followers, ${formatPercent(values.engagementRate)} engagement`

  return (
    <>
      <p className="text-muted">{title}</p>
      <dl className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div className="flex flex-col-reverse justify-end border-t border-rule pt-4">
          <dt className="text-muted">ROI</dt>
          <dd className={`figure text-h1 ${roi < 0 ? 'text-poor' : 'text-good'}`}>{formatPercent(roi)}</dd>
        </div>
        <div className="flex flex-col-reverse justify-end border-t border-rule pt-4">
          <dt className="text-muted">Estimated revenue</dt>
          <dd className="figure text-h1">{formatMoney(revenue)}</dd>
        </div>
      </dl>
      <p className="lead mt-6">{verdict(values.budget, revenue, roi)}</p>
      <div className="mt-12 grid gap-12 lg:grid-cols-2">
        <Staircase
          steps={[
            { label: 'followers', value: values.followers },
            { label: 'impressions', value: impressions, rate: values.reachRate, does: 'of them see it' },
            { label: 'engagements', value: engagements, rate: values.engagementRate, does: 'of those react' },
            { label: 'clicks', value: clicks, rate: values.clickRate, does: 'of those click' },
            { label: 'orders', value: conversions, rate: values.conversionRate, does: 'of those buy' },
          ]}
        />
        <ResultTable caption="All figures" head={['Figure', 'Value']} rows={rows} />
      </div>
      <Certainty campaign={values} />
      <BreakEvenTable changes={breakEvens(values)} roi={roi} />
      <HowComputed>
        <p>
          Impressions = {formatExact(values.followers)} followers × {formatPercent(values.reachRate)} ={' '}
          {formatExact(impressions)}
          <br />
          Engagements = {formatExact(impressions)} × {formatPercent(values.engagementRate)} = {formatExact(engagements)}
          <br />
          Clicks = {formatExact(engagements)} × {formatPercent(values.clickRate)} = {formatExact(clicks)}
          <br />
          Conversions = {formatExact(clicks)} × {formatPercent(values.conversionRate)} = {formatExact(conversions)}
          <br />
          Revenue = {formatExact(conversions)} × {formatMoney(values.orderValue)} = {formatMoney(revenue)}
          <br />
          ROI = ({formatMoney(revenue)} − {formatMoney(values.budget)}) ÷ {formatMoney(values.budget)} × 100 ={' '}
          {formatPercent(roi)}
        </p>
        <p>
          The four assumptions (reach, clicks, conversions, order value) are this tool’s house defaults, not
          measurements of your market. Change them in the form to what your own campaigns show. The campaign type is
          kept with the result and does not change the numbers.
        </p>
        <p>
          The model counts orders that follow a click. It knows nothing of later purchases, of people who search for the
          brand instead of clicking, or of content that you use again. Nothing is rounded before it is shown.
        </p>
      </HowComputed>
      <ResultActions
        text={[title, ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n')}
        isShareable
        downloads={[
          {
            label: 'Download CSV',
            name: 'influencer-roi.csv',
            type: 'text/csv',
            text: () =>
              toCsv([
                ['Figure', 'Value'],
                ['Budget', values.budget],
                ['Followers', values.followers],
                ['Engagement rate in percent', values.engagementRate],
                ...steps.map(({ label, value }) => [label, value]),
                ...steps.map(({ costLabel, cost }) => [costLabel, cost]),
                ['Estimated revenue', revenue],
                ['ROI in percent', roi],
              ]),
          },
        ]}
      />
    </>
  )
}

/** The result in a plain sentence; a loss is called a loss. */
function verdict(budget: number, revenue: number, roi: number): string {
  if (roi < 0) {
    return `With these assumptions the campaign loses ${formatMoney(budget - revenue)}: it returns ${formatMoney(revenue)} of a budget of ${formatMoney(budget)}.`
  }
  if (roi === 0) return 'With these assumptions the campaign returns exactly its budget.'
  return `With these assumptions the campaign earns ${formatMoney(revenue - budget)} on top of its budget of ${formatMoney(budget)}.`
}
