import * as words from '@words/tools/performance-tracker'
import { LOWEST_SCORE, type Score } from './benchmarks'
import { BulletChart, isBeyondScale } from './bullet-chart'
import type { ScoredRate } from './performance'
import { formatRate } from './words'

/** The word carries the meaning; the colour only repeats it. */
const COLOURS: Record<Score, string> = {
  Excellent: 'text-good',
  Good: 'text-good',
  Average: 'text-warning',
  [LOWEST_SCORE]: 'text-poor',
}

type ScoredRateFigureProps = { heading: string; rate: ScoredRate; counted: string }

/** A rate as a large number with its score, above the chart of it against its benchmark. */
export function ScoredRateFigure({ heading, rate, counted }: ScoredRateFigureProps) {
  return (
    <section className="border-t border-rule pt-4">
      <h3 className="font-text text-body font-semibold tracking-normal">{heading}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="figure text-h1">{formatRate(rate)}</span>
        <strong className={COLOURS[rate.score]}>{rate.score}</strong>
      </p>
      <p className="mt-2 text-small text-muted">{counted}</p>
      <BulletChart rate={rate} />
      {isBeyondScale(rate) ? <p className="mt-2 text-small text-muted">{words.beyondScale}</p> : null}
    </section>
  )
}
