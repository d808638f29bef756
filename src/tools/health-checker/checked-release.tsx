import * as words from '@words/tools/health-checker'
import { useMemo } from 'react'
import { ResultActions } from '../kit/result/result-actions'
import { ResultTable } from '../kit/result/result-table'
import type { ResultProps } from '../kit/tool'
import { FindingList } from './finding-list'
import { applyFix } from './fixes'
import { HeadlineFacts } from './headline-facts'
import { checkHealth, type Health } from './health'
import { HowScored } from './how-scored'
import { MarkedRelease } from './marked-release'
import { Recommendations } from './recommendations'
import { inWords, toMarkdown, toText } from './report'
import { Scores } from './scores'
import type { tool } from './tool'
import { useFixes } from './use-fixes'

/** The whole result for a text: scores, what to change, the marked text, and every check. */
export default function CheckedRelease({ values: { release } }: ResultProps<typeof tool>) {
  const health = useMemo(() => checkHealth(release), [release])
  const fixes = useFixes()
  const { overall, status, scores, findings, recommendations, results, notices } = health
  return (
    <>
      {notices.map((notice) => (
        <p key={notice} className="mb-6 max-w-measure border-l-3 border-accent pl-5 font-semibold">
          {notice}
        </p>
      ))}
      <p className="lead mb-10">{verdict(health)}</p>
      <Scores overall={overall} status={status} scores={scores} />
      <Recommendations recommendations={recommendations} />
      <section aria-labelledby="marked-text" className="mt-14">
        <h3 id="marked-text">{words.markedRelease}</h3>
        <p className="mt-2 mb-6 max-w-measure text-muted">{words.howMarked}</p>
        {fixes.canUndo ? (
          <p className="no-print mb-6">
            <button type="button" className="button button-quiet" onClick={fixes.undo}>
              {words.undo}
            </button>
          </p>
        ) : null}
        <p role="status" className="sr-only">
          {fixes.canUndo ? words.checkedAgain(overall, findings.length) : ''}
        </p>
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
          <div className="min-w-0 lg:sticky lg:top-32 print:static">
            <MarkedRelease text={health.text} findings={findings} />
          </div>
          <div className="min-w-0">
            <FindingList health={health} onFix={(fix) => fixes.change(applyFix(health.text, fix))} />
          </div>
        </div>
      </section>
      <HeadlineFacts release={health.release} />
      <section aria-labelledby="all-checks" className="mt-14">
        <h3 id="all-checks">{words.allChecks(results.length)}</h3>
        <div className="max-w-[56rem]">
          {scores.map(({ group, label }) => (
            <div key={group} className="mt-8">
              <h4 className="kicker pb-2">{label}</h4>
              <ResultTable
                caption={words.checksOf(label)}
                head={[words.check, words.result]}
                rows={results
                  .filter(({ check }) => check.group === group)
                  .map((result) => [result.check.title, inWords(result)])}
              />
            </div>
          ))}
        </div>
      </section>
      <HowScored health={health} />
      <ResultActions
        text={toText(health)}
        copyLabel={words.copy}
        downloads={[
          {
            label: words.downloadMarkdown,
            name: 'press-release-health.md',
            type: 'text/markdown',
            text: () => toMarkdown(health),
          },
        ]}
      />
    </>
  )
}

/** The result in a plain sentence. */
function verdict({ results, scores, overall, status }: Health): string {
  const passed = results.filter(({ isPassed }) => isPassed).length
  const weakest = scores
    .filter(({ word }) => word !== 'not judged')
    .toSorted((one, other) => one.score - other.score)[0]
  const unjudged = results.filter(({ isJudged }) => !isJudged).length
  const all = words.passed({ passed, all: results.length, unjudged }, overall, status)
  return weakest && weakest.score < 100 ? words.withWeakest(all, weakest.label, weakest.score) : all
}
