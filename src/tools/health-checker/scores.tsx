import * as words from '@words/tools/health-checker'
import type { Health } from './check-release'
import { GOOD_FROM, type Score, type Status, WARNING_FROM } from './scoring'

const COLOURS: Record<Score['word'], string> = {
  good: 'text-good',
  warning: 'text-warning',
  poor: 'text-poor',
  'not measured': 'text-muted',
}

/** The overall score and those that it is the mean of: a dial, a number and a word each. */
export function Scores({ overall, status, scores }: Pick<Health, 'overall' | 'status' | 'scores'>) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,18rem)_1fr]">
      <div className="max-w-72">
        <Gauge score={overall} status={status} />
        <dl className="mt-4 flex items-end justify-between gap-4 border-t border-rule pt-4">
          <dt className="font-semibold">{words.overallScore}</dt>
          <dd className="flex items-baseline gap-3">
            <span className="figure text-h1">{overall}</span>
            <span className={`font-semibold ${COLOURS[status]}`}>{status}</span>
          </dd>
        </dl>
      </div>
      <div>
        <ul className="grid border-t-3 border-ink sm:grid-cols-2 sm:gap-x-8" aria-label={words.subScores}>
          {scores.map(({ group, label, score, word, feedback }) => (
            <li key={group} className="grid grid-cols-[5.5rem_1fr] items-start gap-x-5 border-b border-rule py-5">
              <Gauge score={score ?? 0} status={word === 'not measured' ? 'poor' : word} />
              <div>
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-semibold">{label}</span>
                  {score === undefined ? null : <span className="figure text-h3">{score}</span>}
                  <span className={`font-semibold ${COLOURS[word]}`}>{word}</span>
                </p>
                <p className="mt-1 text-small text-muted">{feedback}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-small text-muted">{words.limitsOfScores(GOOD_FROM, WARNING_FROM)}</p>
      </div>
    </div>
  )
}

/** Radius of the arc, and the two ends of a tick across it, in units of the picture. */
const RADIUS = 50
const TICK = { from: 40, to: 60 }

/** Half a dial from 0 to 100, with ticks where a score becomes a warning and good. The number is beside it. */
function Gauge({ score, status }: { score: number; status: Status }) {
  const arc = `M ${-RADIUS} 0 A ${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0`
  return (
    <svg viewBox="-62 -62 124 64" className="block w-full" aria-hidden="true">
      <path d={arc} className="fill-none stroke-rule" strokeWidth="11" />
      {score > 0 ? (
        <path
          d={arc}
          pathLength={100}
          strokeDasharray={`${score} 100`}
          className={`fill-none stroke-current ${COLOURS[status]}`}
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
