import * as words from '@words/tools/performance-tracker'
import { HowComputed } from '../kit/result/how-computed'
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
      <p>{words.marks(SCORES[0].name, SCORES[1].name, SCORES[2].name, LOWEST_SCORE)}</p>
      <p>{words.houseBenchmarks(platform, contentType)}</p>
      <p>{words.denominator}</p>
      <p>{words.rulesOfInsights}</p>
      <ul>
        {INSIGHTS.map(({ rule }) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </HowComputed>
  )
}
