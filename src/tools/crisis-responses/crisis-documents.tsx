import * as words from '@words/tools/crisis-responses'
import { useMemo, useState } from 'react'
import type { Filled } from '../kit/document/placeholders'
import { textsOfSection } from '../kit/document/text-document'
import { ResultActions } from '../kit/result/result-actions'
import type { ResultProps } from '../kit/tool'
import { firstHours } from './checklists'
import { CorrectReading } from './correct-reading'
import { DocumentSheet } from './document-sheet'
import { writeDocuments } from './documents'
import type { Country } from './duty'
import { DutyClocks } from './duty-clocks'
import { FillIn, PrintedChecklist } from './fill-in'
import { FirstHours } from './first-hours'
import { FirstMessageView } from './first-message-view'
import { HowWritten } from './how-written'
import { messageMap } from './message-map'
import { MessageMapView } from './message-map-view'
import { countOpen, placeholdersOf, withEmergencyNumber } from './placeholders'
import { type Corrections, readScenario } from './read-scenario'
import { ScenarioNotes } from './scenario-notes'
import { makeStatement } from './statement'
import { allMarkdown, allText } from './take-away'
import type { tool } from './tool'

/** Four drafts, what is left to fill in, and how the scenario was read. */
export default function CrisisDocuments({ values: { scenario } }: ResultProps<typeof tool>) {
  const [corrections, setCorrections] = useState<Corrections>({})
  const reading = useMemo(() => readScenario(scenario, corrections), [scenario, corrections])
  const documents = useMemo(() => writeDocuments(reading), [reading])
  const placeholders = useMemo(() => placeholdersOf(documents), [documents])
  const [typed, setTyped] = useState<Filled>({})
  const [country, setCountry] = useState<Country>()
  const filled = withEmergencyNumber(typed, country)
  // The moment of the result, which a corrected reading does not change.
  const [now] = useState(() => new Date())
  const hours = firstHours(reading)
  const open = documents.reduce((sum, document) => sum + countOpen(document, filled), 0)

  return (
    <>
      <p className="lead">{open === 0 ? words.nothingOpen : words.stillOpen(open)}</p>
      <ScenarioNotes reading={reading} />
      <CorrectReading corrections={corrections} onCorrect={setCorrections} />
      <FillIn
        placeholders={placeholders}
        filled={filled}
        onFill={(text, value) => setTyped((before) => ({ ...before, [text]: value }))}
      />
      <ol className="mt-12 space-y-14">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentSheet document={document} filled={filled} />
          </li>
        ))}
      </ol>
      <PrintedChecklist placeholders={placeholders} filled={filled} />
      <FirstMessageView
        statement={makeStatement(reading)}
        publicText={documents
          .flatMap((document) => (document.id === 'public' ? textsOfSection(document) : []))
          .join('\n')}
        filled={filled}
      />
      <MessageMapView messages={messageMap(reading)} filled={filled} />
      <DutyClocks reading={reading} now={now} chosen={country} onChoose={setCountry} />
      <FirstHours {...hours} />
      <HowWritten reading={reading} />
      <ResultActions
        text={allText(documents, filled)}
        copyLabel={words.copyAll}
        downloads={[
          {
            label: words.downloadMarkdown,
            name: 'crisis-responses.md',
            type: 'text/markdown',
            text: () => allMarkdown(documents, filled, hours),
          },
        ]}
      />
    </>
  )
}
