import * as documents from '@words/tools/crisis-documents'
import * as words from '@words/tools/crisis-responses'
import { ExternalLink } from '@/components/external-link'
import { MarkedText } from '../kit/document/marked-text'
import { type Filled, fill, splitPlaceholders } from '../kit/document/placeholders'
import type { Statement } from './statement'

type Message = { text: string; supports: string[] }

const MAP_SOURCE =
  'https://www.awwa.org/publications/connections/connections-story/articleid/4240/navigate-with-message-maps-in-a-crisis.aspx'

/** What fits into a quotation, says the source: three messages of 27 words in all, each with three facts behind it. */
const MOST_WORDS = 27
const SUPPORTS = 3

/** A time or a name that is still to fill in: “4 p.m. Eastern”. */
const WORDS_OF_A_PLACEHOLDER = 3

/** Three messages for everyone who speaks, made of the same sentences as the documents: what to do, what happened, what next. */
export function messageMap({ mark, now, facts, harm, doing, ...orders }: Statement): Message[] {
  const [first = '', ...more] = [...orders.first, ...orders.next, ...now]
  const [happened = '', ...details] = facts
  const map = [
    { text: first, supports: more },
    { text: happened, supports: [...details, ...harm, ...doing] },
    { text: documents.nextUpdate, supports: [documents.reachUs] },
  ]
  return map
    .filter(({ text }) => text !== '')
    .map(({ text, supports }) => ({ text: mark(text), supports: supports.slice(0, SUPPORTS).map(mark) }))
}

/** How many words the three messages have. */
export function countWords(messages: readonly Message[]): number {
  return messages
    .flatMap(({ text }) => splitPlaceholders(text))
    .reduce((sum, { text, isPlaceholder }) => sum + (isPlaceholder ? WORDS_OF_A_PLACEHOLDER : wordsOf(text)), 0)
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

/** Three messages with three facts each, for everyone who is asked. */
export function MessageMapView({ statement, filled }: { statement: Statement; filled: Filled }) {
  const messages = messageMap(statement)
  const count = countWords(messages.map((message) => ({ ...message, text: fill(message.text, filled) })))
  return (
    <section aria-labelledby="message-map" className="mt-16 border-t-3 border-ink pt-5">
      <h3 id="message-map">{words.messageMap}</h3>
      <p className="mt-2 text-small text-muted">
        {words.wordsOfMap(
          count,
          MOST_WORDS,
          <ExternalLink key="source" href={MAP_SOURCE}>
            {words.messageMaps}
          </ExternalLink>,
        )}
      </p>
      <ol className="mt-6 grid gap-10 wrap-anywhere @3xl:grid-cols-3">
        {messages.map(({ text, supports }) => (
          <li key={text}>
            <p className="font-semibold">
              <MarkedText text={text} filled={filled} />
            </p>
            <ul className="mt-3">
              {supports.map((support) => (
                <li key={support} className="border-b border-rule py-3 text-small">
                  <MarkedText text={support} filled={filled} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
