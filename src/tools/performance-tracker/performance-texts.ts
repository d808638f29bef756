import { toCsv } from '../kit/files/csv'
import { SCORES } from './benchmarks'
import type { Performance, Rate, ScoredRate } from './performance'
import { formatRate } from './words'

/** A rate with its name and its words, ready for a table, a text or a file. */
export type RateLine = {
  label: string
  rate: Rate | ScoredRate | undefined
  /** What it reads: a percentage, or why there is none. */
  text: string
  /** What is divided by what. */
  formula: string
}

/** All rates of a post in the order in which they are shown. */
export function rateLines(performance: Performance): RateLine[] {
  const { engagement, reach, likeRate, commentRate, shareRate, saveRate, engagementByFollowers } = performance
  const line = (label: string, rate: Rate | undefined, formula: string, blank = 'not entered'): RateLine => ({
    label,
    rate,
    text: rate ? formatRate(rate) : blank,
    formula,
  })
  return [
    line('Engagement rate', engagement, '(likes + comments + shares) ÷ impressions'),
    line('Reach rate', reach, 'impressions ÷ followers'),
    line('Like rate', likeRate, 'likes ÷ impressions'),
    line('Comment rate', commentRate, 'comments ÷ impressions'),
    line('Share rate', shareRate, 'shares ÷ impressions'),
    line('Save rate', saveRate, 'saves ÷ impressions', 'not measured'),
    line('Engagement by followers', engagementByFollowers, '(likes + comments + shares) ÷ followers'),
  ]
}

/** The score of a rate that has one. */
export function scoreText(rate: RateLine['rate']): string {
  return rate && 'score' in rate ? rate.score : ''
}

/** The analysis as text, for the clipboard. */
export function analysisText(title: string, lines: readonly RateLine[], insights: readonly string[]): string {
  const rates = lines.map(({ label, rate, text }) => [`${label}: ${text}`, scoreText(rate)].filter(Boolean).join(', '))
  return [title, ...rates, '', 'Insights', ...insights.map((insight) => `- ${insight}`)].join('\n')
}

/** The rates as a table for spreadsheets; percentages are not rounded. */
export function analysisCsv(platform: string, contentType: string, lines: readonly RateLine[]): string {
  return toCsv([
    [
      'Platform',
      'Content type',
      'Rate',
      'Percent',
      'Part',
      'Whole',
      'Computed from',
      'Score',
      ...SCORES.toReversed().map(({ name }) => `${name} from percent`),
    ],
    ...lines.map(({ label, rate, text, formula }) => [
      platform,
      contentType,
      label,
      rate?.percent ?? text,
      rate?.part ?? '',
      rate?.whole ?? '',
      formula,
      scoreText(rate),
      ...SCORES.toReversed().map(({ from }) => (rate && 'benchmark' in rate ? rate.benchmark[from] : '')),
    ]),
  ])
}
