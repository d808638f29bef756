import { SCORES } from './benchmarks'
import type { ScoredRate } from './performance'

/** The scale ends at one and a half times the highest mark; a value beyond it fills it, and its label says so. */
const SCALE = 1.5

/**
 * A rate against its three marks, as a bar with ticks. The drawing has no view box: its lengths are shares of its own
 * width, so that the words in it keep their size on every screen. The table below says the same.
 */
export function BulletChart({ rate: { percent, benchmark } }: { rate: ScoredRate }) {
  const end = benchmark.good * SCALE
  const at = (value: number) => `${(Math.min(value / end, 1) * 100).toFixed(2)}%`
  return (
    <svg width="100%" height="84" className="mt-3 block overflow-visible" aria-hidden="true">
      <rect width="100%" height="36" className="fill-surface" />
      <rect y="9" width={at(percent)} height="18" className="fill-accent" />
      {SCORES.map(({ name, from }) => (
        <g key={name} className="fill-ink">
          <line x1={at(benchmark[from])} x2={at(benchmark[from])} y2="42" className="stroke-ink stroke-2" />
          <text x={at(benchmark[from])} y="60" textAnchor="middle" className="text-kicker font-semibold">
            {name}
          </text>
          <text x={at(benchmark[from])} y="78" textAnchor="middle" className="text-kicker">
            {benchmark[from]}%
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Whether a rate does not fit on its scale. */
export function isBeyondScale({ percent, benchmark }: ScoredRate): boolean {
  return percent > benchmark.good * SCALE
}
