import * as documents from '@words/tools/crisis-documents'
import * as words from '@words/tools/crisis-responses'
import { ExternalLink } from '@/components/external-link'
import { type Filled, fill, placeholdersIn } from '../kit/document/placeholders'
import type { Statement } from './statement'

const CERC_SOURCE = 'https://emergency.cdc.gov/cerc/cerccorner/article_042617.asp'

/** @property purpose what the part does for the people who read it */
type MessagePart = { name: string; purpose: string; state: keyof typeof words.partStates }

/**
 * The parts that the first message about an emergency has, in the order in which the CDC lists them, and whether anything
 * in them is missing or still to fill in.
 */
export function checkFirstMessage(statement: Statement, filled: Filled): MessagePart[] {
  const { harm, feeling, first, next, now, facts, doing } = statement
  const sentences: Record<keyof typeof words.messageParts, readonly string[]> = {
    empathy: [
      ...harm.filter((sentence) => sentence !== documents.unhurt && sentence !== documents.unknownHarm),
      ...feeling,
    ],
    facts: [...facts, ...first, ...next, ...now],
    process: doing,
    commitment: [documents.nextUpdate],
    contact: [documents.questions],
  }
  return Object.entries(words.messageParts).map(([id, { name, purpose }]) => {
    const said = sentences[id as keyof typeof sentences]
    const isReady = said.every((sentence) => placeholdersIn(fill(sentence, filled)).length === 0)
    return { name, purpose, state: said.length === 0 ? 'missing' : isReady ? 'complete' : 'open' }
  })
}

/** The public statement beside the parts of a first message, each with what is still to do. */
export function FirstMessageView({ statement, filled }: { statement: Statement; filled: Filled }) {
  return (
    <section aria-labelledby="first-message" className="mt-16 border-t-3 border-ink pt-5">
      <h3 id="first-message">{words.firstMessage}</h3>
      <p className="mt-2 text-small text-muted">
        {words.comparedWith(
          <ExternalLink key="guidance" href={CERC_SOURCE}>
            {words.guidance}
          </ExternalLink>,
        )}
      </p>
      <ol className="mt-6 grid gap-x-10 sm:grid-cols-2">
        {checkFirstMessage(statement, filled).map(({ name, purpose, state }) => (
          <li key={name} className="border-b border-rule py-3">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{name}</span>
              <span
                className={`flex-none text-small font-semibold ${state === 'complete' ? 'text-good' : 'text-warning'}`}
              >
                {words.partStates[state]}
              </span>
            </p>
            <p className="mt-1 text-small text-muted">{purpose}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
