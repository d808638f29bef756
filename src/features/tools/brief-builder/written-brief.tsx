import { useState } from 'react'
import { DocumentActions } from '../kit/document/document-actions'
import { DocumentView } from '../kit/document/document-view'
import { PlaceholderNote } from '../kit/document/placeholder-note'
import { counted } from '../kit/format-number'
import { HowComputed } from '../kit/how-computed'
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
          <p>
            Your texts were split into {counted(goals.length, 'goal')} and {counted(deliverables.length, 'deliverable')}
            : lines, semicolons and commas separate; “and” separates where the next words are an item of their own.
            Every other sentence is a fixed one, chosen by the words in your items. Nothing about your product is
            invented: what only you can know is a placeholder, and what can be a rule is one of the defaults. Terms
            about money and rights are marked as proposals until you change them.
          </p>
          <p>A point counts as named by these rules, all of them about words, none about their quality:</p>
          <ul>
            {checks.map(({ name, rule }) => (
              <li key={name}>
                {name}: {rule}
              </li>
            ))}
          </ul>
          <p>
            The weeks are a house rule: one week for three drafts, two for long videos and articles, one more for every
            six pieces beyond, and at most three pieces a week. For an event or a start they are counted back from it.
            Where they end after a day that you named, each step gets a day of its own; presents by parcel end two weeks
            before that day, all others one. Must-mentions stop at five because more of them read as a script. The
            disclosure line follows the country of the audience and is always there. The defaults are house rules, made
            to be fair to both sides. This is not legal advice.
          </p>
        </HowComputed>
      </div>
      <DocumentActions document={brief} copyLabel="Copy brief" fileName="influencer-brief" />
    </>
  )
}
