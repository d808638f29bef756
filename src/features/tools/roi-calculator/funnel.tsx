import { Bar } from '../kit/bar'
import { formatNumber } from '../kit/format-number'

export type FunnelStep = { label: string; value: number }

/**
 * From followers to orders, each step a bar. The steps differ by powers of ten, so lengths are on a logarithmic scale,
 * which the caption says; the table beside it has the numbers.
 */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const length = (value: number) => Math.log10(value + 1)
  const longest = Math.max(...steps.map(({ value }) => length(value)))
  return (
    <figure>
      <ul className="space-y-4">
        {steps.map(({ label, value }, index) => (
          <li key={label}>
            <p className="flex justify-between gap-4 text-small">
              {label} <strong>{formatNumber(value)}</strong>
            </p>
            <Bar share={length(value) / longest} isHighlighted={index === steps.length - 1} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-small text-muted">
        Lengths are on a logarithmic scale: each step loses most of the one before.
      </figcaption>
    </figure>
  )
}
