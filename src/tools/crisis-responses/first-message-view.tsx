import * as words from '@words/tools/crisis-responses'
import { ExternalLink } from '@/components/external-link'
import type { Filled } from '../kit/document/placeholders'
import { CERC_SOURCE, checkFirstMessage } from './first-message-check'
import type { Statement } from './statement'

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
