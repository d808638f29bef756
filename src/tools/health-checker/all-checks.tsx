import * as words from '@words/tools/health-checker'
import { ResultTable } from '../kit/result/result-table'
import type { CheckResult } from './check'
import type { Health } from './check-release'
import { inWords } from './report'

/** Failed checks first, then those that could not be judged. */
const rankOf = ({ isPassed, isJudged }: CheckResult): number => (isPassed ? 2 : isJudged ? 0 : 1)

/** Every check with its result, by sub-score. */
export function AllChecks({ results, scores }: Pick<Health, 'results' | 'scores'>) {
  return (
    <section aria-labelledby="all-checks" className="mt-14">
      <h3 id="all-checks">{words.allChecks(results.length)}</h3>
      <div className="max-w-4xl">
        {scores.map(({ group, label }) => (
          <div key={group} className="mt-8">
            <h4 className="kicker pb-2">{label}</h4>
            <ResultTable
              caption={words.checksOf(label)}
              head={[words.check, words.result]}
              rows={results
                .filter(({ check }) => check.group === group)
                .toSorted((one, other) => rankOf(one) - rankOf(other))
                .map((result) => [result.check.title, inWords(result)])}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
