import { labelOf } from '../kit/fields'
import { counted } from '../kit/format-number'
import { CONTENT_TYPES, PLATFORMS } from '../kit/platforms'
import { ResultActions } from '../kit/result-actions'
import { ResultTable } from '../kit/result-table'
import type { ResultProps } from '../kit/tool'
import { toolScreen } from '../kit/tool-frame'
import { SCORES } from './benchmarks'
import { insightsOf } from './insights'
import { analyzePost, implausibleCounts } from './performance'
import { PerformanceExplanation } from './performance-explanation'
import { analysisCsv, analysisText, rateLines } from './performance-texts'
import { ReactionBars } from './reaction-bars'
import { ScoredRateFigure } from './scored-rate-figure'
import { tool } from './tool'
import { formatCount, formatRate } from './words'

export default toolScreen(tool, PerformanceResult)

function PerformanceResult({ values }: ResultProps<typeof tool>) {
  const platform = labelOf(PLATFORMS, values.platform)
  const contentType = labelOf(CONTENT_TYPES[values.platform], values.contentType)
  const performance = analyzePost(values)
  const { engagement, reach, reactions } = performance
  const lines = rateLines(performance)
  const insights = insightsOf(values, performance)
  const implausible = implausibleCounts(values)
  const impressions = counted(values.impressions, 'impression')
  const title = `${platform} ${contentType.toLowerCase()}: ${impressions}, ${counted(values.followers, 'follower')}`

  return (
    <>
      <p className="text-muted">{title}</p>
      {implausible.length > 0 ? (
        <p className="mt-6 max-w-measure border-l-3 border-warning pl-5">
          <strong className="text-warning">Please check your numbers.</strong> {implausible.join(' and ')} exceed the
          impressions, although nobody can {implausible.includes('Likes') ? 'like' : 'save'} a post that was not shown.
          The rates below are computed as entered.
        </p>
      ) : null}

      <div className="mt-8 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <ScoredRateFigure
          heading="Engagement rate"
          rate={engagement}
          counted={`${formatCount(reactions)} likes, comments and shares ÷ ${impressions}`}
        />
        <ScoredRateFigure
          heading="Reach rate"
          rate={reach}
          counted={`${impressions} ÷ ${counted(values.followers, 'follower')}`}
        />
      </div>
      <p className="mt-4 text-small text-muted">
        Each mark shows where its score begins on {platform}; below the first, a rate needs improvement. These are house
        benchmarks.
      </p>

      <div className="mt-14 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="insights">
          <h3 id="insights">Insights</h3>
          <ul className="ledger mt-5">
            {insights.map((insight) => (
              <li key={insight} className="py-3">
                {insight}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="reactions">
          <h3 id="reactions">What people did</h3>
          <ReactionBars lines={lines.slice(2, 6)} />
          <p className="mt-4 text-small text-muted">Shares of the impressions. All bars start at zero.</p>
        </section>
      </div>

      <div className="mt-14 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <section>
          <h3>Against the benchmarks</h3>
          <div className="mt-5">
            <ResultTable
              caption={`Benchmarks for ${platform}`}
              head={['Figure', 'Engagement rate', 'Reach rate']}
              rows={[
                ['Your post', formatRate(engagement), formatRate(reach)],
                ['Score', engagement.score, reach.score],
                ...SCORES.toReversed().map(({ name, from }) => [
                  `${name} from`,
                  `${engagement.benchmark[from]}%`,
                  `${reach.benchmark[from]}%`,
                ]),
              ]}
            />
          </div>
        </section>
        <section>
          <h3>All rates</h3>
          <div className="mt-5">
            <ResultTable
              caption="All rates"
              head={['Rate', 'Computed from', 'Value']}
              rows={lines.map(({ label, rate, text }) => [
                label,
                rate ? `${formatCount(rate.part)} ÷ ${formatCount(rate.whole)}` : '–',
                text,
              ])}
            />
          </div>
        </section>
      </div>

      <PerformanceExplanation platform={platform} contentType={contentType} lines={lines} />
      <ResultActions
        text={analysisText(title, lines, insights)}
        isShareable
        downloads={[
          {
            label: 'Download CSV',
            name: `influencer-performance-${values.platform}.csv`,
            type: 'text/csv',
            text: () => analysisCsv(platform, contentType, lines),
          },
        ]}
      />
    </>
  )
}
