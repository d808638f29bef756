import * as words from '@words/tools/health-checker'
import { useMemo, useState } from 'react'
import { DocumentActions } from '../kit/document/document-actions'
import { gateProposal } from '../kit/form/gate'
import { GateNotices } from '../kit/result/gate-notice'
import type { ResultProps } from '../kit/tool'
import { AllChecks } from './all-checks'
import { applyFix, type Fix } from './check'
import { checkRelease, type Health } from './check-release'
import { FindingList } from './finding-list'
import { HeadlineFacts } from './headline-facts'
import { HowScored } from './how-scored'
import { MarkedRelease } from './marked-release'
import { Recommendations } from './recommendations'
import { reportOf } from './report'
import { Scores } from './scores'
import type { tool } from './tool'

/** The whole result for a text: scores, what to change, the marked text, and every check. */
export default function CheckedRelease({ values, table, onChange }: ResultProps<typeof tool>) {
  const { release } = values
  const suggested =
    values.gate === undefined ? gateProposal(release, ['harm', 'accusation', 'confidential'])?.value : undefined
  const gate = values.gate ?? suggested
  const isFormOnly = gate !== undefined && gate !== 'none' && gate !== 'claim'
  const health = useMemo(() => checkRelease(release, table, values), [release, table, values])
  const [past, setPast] = useState<readonly string[]>([])
  const { text, overall, status, scores, findings, notices, hasNews } = health

  function fix(change: Fix) {
    setPast([...past, release])
    onChange({ release: applyFix(text, change) })
  }
  function undo() {
    onChange({ release: past.at(-1) ?? release })
    setPast(past.slice(0, -1))
  }

  return (
    <>
      {notices.map((notice) => (
        <p key={notice} className="mb-6 max-w-measure border-l-3 border-accent pl-5 font-semibold">
          {notice}
        </p>
      ))}
      <div className="mb-6 empty:hidden">
        {suggested ? <p className="font-semibold">{words.suggested}</p> : null}
        <GateNotices gate={gate} typed="" />
        {isFormOnly ? <p className="mt-6 font-semibold">{words.gateFirst}</p> : null}
      </div>
      <p className="lead">{verdict(health)}</p>
      <p className="mt-3 text-muted">{words.judgedAs(health.kind)}</p>
      <div className="mt-10">
        <Scores overall={overall} status={status} scores={scores} />
      </div>
      <Recommendations recommendations={health.recommendations} />
      <section aria-labelledby="marked-text" className="mt-14">
        <h3 id="marked-text">{words.markedRelease}</h3>
        <p className="mt-2 mb-6 max-w-measure text-muted">{words.howMarked}</p>
        {past.length > 0 ? (
          <p className="no-print mb-6">
            <button type="button" className="button button-quiet" onClick={undo}>
              {words.undo}
            </button>
          </p>
        ) : null}
        <p role="status" className="sr-only">
          {past.length > 0 ? words.checkedAgain(overall, findings.length) : ''}
        </p>
        {hasNews ? null : <p className="mb-5 border-t-3 border-ink pt-5 font-semibold">{words.noNews}</p>}
        <details key={String(hasNews)} open={hasNews} className="border-y border-rule">
          <summary className="summary-row font-semibold">{words.allFindings(findings.length)}</summary>
          <div className="grid items-start gap-x-12 gap-y-10 pb-7 lg:grid-cols-2">
            <div className="min-w-0 lg:sticky lg:top-32 print:static">
              <MarkedRelease text={text} findings={findings} />
            </div>
            <div className="min-w-0">
              <FindingList text={text} findings={findings} onFix={fix} />
            </div>
          </div>
        </details>
      </section>
      <HeadlineFacts release={health.release} />
      <AllChecks results={health.results} scores={scores} />
      <HowScored health={health} table={table} />
      <DocumentActions document={reportOf(health)} copyLabel={words.copy} fileName="press-release-health" />
    </>
  )
}

/** The result in a plain sentence. */
function verdict({ results, overall, status }: Health): string {
  const judged = results.filter(({ isJudged }) => isJudged).length
  const passed = results.filter(({ isPassed }) => isPassed).length
  return words.passed({ passed, judged, unjudged: results.length - judged }, overall, status)
}
