import { formatPercent } from '../kit/result/format-number'
import { formatCount } from './words'

export type Stair = {
  label: string
  value: number
  /** Share of the step before that gets here, in percent. */
  rate?: number
  /** What that share of people does. */
  does?: string
}

/** From followers to orders, each step lower than the one before: how many are left, and which share that is. */
export function Staircase({ steps }: { steps: readonly Stair[] }) {
  return (
    <ol className="staircase">
      {steps.map(({ label, value, rate, does }) => (
        <li key={label}>
          <span className="figure text-h3">{formatCount(value)}</span> <span className="font-semibold">{label}</span>
          {rate === undefined ? null : (
            <span className="block text-small text-muted">
              {formatPercent(rate)} {does}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
