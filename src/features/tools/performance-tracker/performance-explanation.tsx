import { HowComputed } from '../kit/how-computed'
import { LOWEST_SCORE, SCORES } from './benchmarks'
import { INSIGHTS } from './insights'
import type { RateLine } from './performance-texts'
import { formatCount } from './words'

type PerformanceExplanationProps = { platform: string; contentType: string; lines: readonly RateLine[] }

/** Every rate with its numbers, the rules for scores and insights, and what the benchmarks are worth. */
export function PerformanceExplanation({ platform, contentType, lines }: PerformanceExplanationProps) {
  return (
    <HowComputed>
      <ul>
        {lines.map(({ label, rate, text, formula }) => (
          <li key={label}>
            {label} = {formula} = {rate ? `${formatCount(rate.part)} ÷ ${formatCount(rate.whole)} = ${text}` : text}
          </li>
        ))}
      </ul>
      <p>
        Each benchmark has three marks, called poor, average and good in the house table. A rate that reaches the third
        is {SCORES[0].name}, the second {SCORES[1].name}, the first {SCORES[2].name}; below all of them it is{' '}
        {LOWEST_SCORE}. A rate exactly on a mark has reached it. Scores are decided on the counts you entered, not on
        rounded percentages.
      </p>
      <p>
        The marks are house benchmarks for {platform}, not an industry average, and they do not know the size of the
        account or its field. The content type ({contentType}) is kept with the result and does not change the numbers.
      </p>
      <p>
        Mind the denominator. Here engagement is taken from impressions; many tools and published averages take it from
        followers, which gives another number for the same post. The table has both. Impressions count views, not
        people, so reach can exceed 100%.
      </p>
      <p>An insight appears when its rule holds:</p>
      <ul>
        {INSIGHTS.map(({ rule }) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </HowComputed>
  )
}
