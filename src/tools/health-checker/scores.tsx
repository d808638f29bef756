import * as words from '@words/tools/health-checker'
import type { Health } from './check-release'
import { Gauge } from './gauge'
import { GOOD_FROM, type Score, WARNING_FROM } from './scoring'

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
