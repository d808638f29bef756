import * as words from '@words/tools/performance-tracker'
import { labelOf } from '../kit/form/fields'
import { CONTENT_TYPES, PLATFORMS } from '../kit/platforms'
import { counted } from '../kit/result/format-number'
import { ResultActions } from '../kit/result/result-actions'
import { ResultTable } from '../kit/result/result-table'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
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
  const impressions = counted(values.impressions, words.impression)
  const followers = counted(values.followers, words.follower)
  const title = `${platform} ${contentType.toLowerCase()}: ${impressions}, ${followers}`

  return (
    <>
      <p className="text-muted">{title}</p>
      {implausible.length > 0 ? (
        <p className="mt-6 max-w-measure border-l-3 border-warning pl-5">
          <strong className="text-warning">{words.checkNumbers}</strong>{' '}
          {words.implausible(implausible.join(words.and), implausible.includes('Likes'))}
        </p>
      ) : null}

      <div className="mt-8 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <ScoredRateFigure
          heading={words.engagementRate}
          rate={engagement}
          counted={words.engagementOf(formatCount(reactions), impressions)}
        />
        <ScoredRateFigure heading={words.reachRate} rate={reach} counted={`${impressions} ÷ ${followers}`} />
      </div>
      <p className="mt-4 text-small text-muted">{words.marksOn(platform)}</p>

      <div className="mt-14 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="insights">
          <h3 id="insights">{words.insights}</h3>
          <ul className="ledger mt-5">
            {insights.map((insight) => (
              <li key={insight} className="py-3">
                {insight}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="reactions">
          <h3 id="reactions">{words.reactions}</h3>
          <ReactionBars lines={lines.slice(2, 6)} />
          <p className="mt-4 text-small text-muted">{words.sharesOfImpressions}</p>
        </section>
      </div>

      <div className="mt-14 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <section>
          <h3>{words.againstBenchmarks}</h3>
          <div className="mt-5">
            <ResultTable
              caption={words.benchmarksFor(platform)}
              head={[words.figure, words.engagementRate, words.reachRate]}
              rows={[
                [words.yourPost, formatRate(engagement), formatRate(reach)],
                [words.score, engagement.score, reach.score],
                ...SCORES.toReversed().map(({ name, from }) => [
                  words.scoreFrom(name),
                  `${engagement.benchmark[from]}%`,
                  `${reach.benchmark[from]}%`,
                ]),
              ]}
            />
          </div>
        </section>
        <section>
          <h3>{words.allRates}</h3>
          <div className="mt-5">
            <ResultTable
              caption={words.allRates}
              head={[words.rate, words.computedFrom, words.value]}
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
            label: words.downloadCsv,
            name: `influencer-performance-${values.platform}.csv`,
            type: 'text/csv',
            text: () => analysisCsv(platform, contentType, lines),
          },
        ]}
      />
    </>
  )
}
