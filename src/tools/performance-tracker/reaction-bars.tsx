import { Bar } from '../kit/result/bar'
import type { RateLine } from './performance-texts'

/** What people did, as shares of the impressions, on one scale. What is not known has words instead of a bar. */
export function ReactionBars({ lines }: { lines: readonly RateLine[] }) {
  const highest = Math.max(...lines.map(({ rate }) => rate?.percent ?? 0))
  return (
    <ul className="mt-5 space-y-4">
      {lines.map(({ label, rate, text }) => (
        <li key={label}>
          <p className="flex justify-between gap-4 text-small">
            {label} {rate ? <strong>{text}</strong> : <span className="text-muted">{text}</span>}
          </p>
          {rate && rate.percent > 0 ? <Bar share={rate.percent / highest} /> : null}
        </li>
      ))}
    </ul>
  )
}
