import { GOOD_FROM, type Status, WARNING_FROM } from './scoring'

const STROKES: Record<Status, string> = { good: 'stroke-good', warning: 'stroke-warning', poor: 'stroke-poor' }
/** Radius of the arc, and the two ends of a tick across it, in units of the picture. */
const RADIUS = 50
const TICK = { from: 40, to: 60 }

/** Half a dial from 0 to 100, with ticks where a score becomes a warning and good. The number is beside it. */
export function Gauge({ score, status }: { score: number; status: Status }) {
  const arc = `M ${-RADIUS} 0 A ${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0`
  return (
    <svg viewBox="-62 -62 124 64" className="block w-full" aria-hidden="true">
      <path d={arc} className="fill-none stroke-rule" strokeWidth="11" />
      {score > 0 ? (
        <path
          d={arc}
          pathLength={100}
          strokeDasharray={`${score} 100`}
          className={`fill-none ${STROKES[status]}`}
          strokeWidth="11"
        />
      ) : null}
      {[WARNING_FROM, GOOD_FROM].map((limit) => (
        <line key={limit} {...tick(limit)} className="stroke-ink" strokeWidth="1.5" />
      ))}
    </svg>
  )
}

function tick(score: number) {
  const angle = Math.PI * (1 - score / 100)
  const at = (radius: number) => [radius * Math.cos(angle), -radius * Math.sin(angle)].map((value) => value.toFixed(2))
  const [x1, y1] = at(TICK.from)
  const [x2, y2] = at(TICK.to)
  return { x1, y1, x2, y2 }
}
