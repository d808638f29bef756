import * as words from '@words/tools/crisis-responses'
import { useMemo, useState } from 'react'
import type { Filled } from '../kit/document/placeholders'
import { HowComputed } from '../kit/result/how-computed'
import { ResultActions } from '../kit/result/result-actions'
import { toolScreen } from '../kit/result/tool-frame'
import { fieldsWith, type ResultProps } from '../kit/tool'
import { readCase, typedTexts } from './crisis-case'
import { CrisisNotices } from './crisis-notices'
import { dutiesFor } from './deadlines'
import { DocumentSheet } from './document-sheet'
import { writeDocuments } from './documents'
import { DutyClocks } from './duty-clocks'
import { FillIn, PrintedChecklist } from './fill-in'
import { FirstHours } from './first-hours'
import { FirstMessageView } from './first-message-view'
import { MessageMapView } from './message-map-view'
import { countOpen, placeholdersOf } from './placeholders'
import { makeStatement } from './statement'
import { allMarkdown, allText, assumptionsOf } from './take-away'
import { tool } from './tool'

export default toolScreen(tool, CrisisResult)

/** Four drafts, what is left to fill in, and what else the first hours need. */
function CrisisResult({ values, table }: ResultProps<typeof tool>) {
  const [filled, setFilled] = useState<Filled>({})
  const { kind, texts, notices, withheld } = useMemo(() => readCase(values, table), [values, table])
  const documents = useMemo(() => writeDocuments(values, table), [values, table])
  const placeholders = useMemo(() => placeholdersOf(documents), [documents])
  const statement = withheld ? undefined : makeStatement(values, table)
  const tell = withheld ? [] : [...(texts.tell ? [texts.tell] : []), ...table.tell]
  const hours = withheld === 'nothing' ? undefined : { dos: [...texts.dos, ...table.dos, ...tell], donts: table.donts }
  const open = documents.reduce((sum, document) => sum + countOpen(document, filled), 0)
  const taken = { documents, notices, filled, assumptions: assumptionsOf(values, fieldsWith(tool, table)) }

  return (
    <>
      {withheld && open === 0 ? null : <p className="lead">{open === 0 ? words.nothingOpen : words.stillOpen(open)}</p>}
      <CrisisNotices notices={notices} typed={typedTexts(values)} />
      <Typed text={values.scenario} />
      {placeholders.length > 0 ? (
        <FillIn
          placeholders={placeholders}
          filled={filled}
          onFill={(text, value) => setFilled((before) => ({ ...before, [text]: value }))}
        />
      ) : null}
      <ol className="mt-12 space-y-14">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentSheet document={document} filled={filled} />
          </li>
        ))}
      </ol>
      <PrintedChecklist placeholders={placeholders} filled={filled} />
      {statement ? (
        <>
          <FirstMessageView statement={statement} filled={filled} />
          <MessageMapView statement={statement} filled={filled} />
        </>
      ) : null}
      {hours ? (
        <>
          <DutyClocks
            duties={dutiesFor(values, table)}
            isAnswered={kind !== undefined && values.country !== undefined}
          />
          <FirstHours {...hours} />
        </>
      ) : null}
      <HowComputed>
        <p>{words.aboutSentences}</p>
        <p>{words.aboutAnswers}</p>
        <p>{words.noLegalAdvice}</p>
      </HowComputed>
      <ResultActions
        text={allText(taken)}
        copyLabel={words.copyAll}
        downloads={[
          {
            label: words.downloadMarkdown,
            name: 'crisis-responses.md',
            type: 'text/markdown',
            text: () => allMarkdown(taken, hours),
          },
        ]}
      />
    </>
  )
}

/** What was typed, for the visitor alone: it goes into no document, copy, file or print. */
function Typed({ text }: { text: string }) {
  return (
    <details className="no-print mt-8 border-y border-rule">
      <summary className="summary-row font-semibold">{words.typed}</summary>
      <p dir="auto" className="pb-5 whitespace-pre-line text-muted wrap-anywhere">
        {text}
      </p>
    </details>
  )
}
