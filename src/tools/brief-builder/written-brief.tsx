import * as words from '@words/tools/brief-builder'
import { useState } from 'react'
import { DocumentActions } from '../kit/document/document-actions'
import { DocumentView } from '../kit/document/document-view'
import { PlaceholderNote } from '../kit/document/placeholder-note'
import { counted } from '../kit/result/format-number'
import { HowComputed } from '../kit/result/how-computed'
import type { ResultProps } from '../kit/tool'
import { termsFor } from './campaign-terms'
import { checkCompleteness } from './completeness'
import { CompletenessMeter } from './completeness-meter'
import { writeCreatorPage } from './creator-page'
import { CreatorPage } from './creator-page-view'
import { readDeliverables } from './read-deliverables'
import { readGoals } from './read-goals'
import { type Terms, termsWith } from './terms'
import { TermsForm } from './terms-form'
import type { tool } from './tool'
import { writeBrief } from './write-brief'

/** The brief and the creator’s page, with the terms and what is missing. */
export default function WrittenBrief({ values, today }: ResultProps<typeof tool>) {
  const input = { ...values, today }
  const [changed, setChanged] = useState<Partial<Terms>>({})
  const initial = termsFor(values)
  const terms = termsWith(changed, initial)
  const brief = writeBrief(input, terms)
  const page = writeCreatorPage(input, terms)
  const checks = checkCompleteness(values)
  const goals = readGoals(values.goals)
  const deliverables = readDeliverables(values.deliverables)
  return (
    <>
      <PlaceholderNote document={brief} />
      <div className="mt-10 grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <DocumentView document={brief} />
        <div className="lg:self-start">
          <TermsForm
            initial={initial}
            changed={changed}
            onChange={(id, text) => setChanged((before) => ({ ...before, [id]: text }))}
          />
          <div className="mt-12">
            <CompletenessMeter checks={checks} />
          </div>
        </div>
      </div>
      <CreatorPage page={page} />
      <div className="no-print">
        <HowComputed>
          <p>{words.splitInto(counted(goals.length, words.goal), counted(deliverables.length, words.deliverable))}</p>
          <p>{words.rulesOfPoints}</p>
          <ul>
            {checks.map(({ name, rule }) => (
              <li key={name}>
                {name}: {rule}
              </li>
            ))}
          </ul>
          <p>{words.houseRules}</p>
        </HowComputed>
      </div>
      <DocumentActions document={brief} copyLabel={words.copyBrief} fileName="influencer-brief" />
    </>
  )
}
