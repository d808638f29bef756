import * as words from '@words/tools/crisis-responses'
import { ExternalLink } from '@/components/external-link'
import { MarkedText } from '../kit/document/marked-text'
import type { Filled } from '../kit/document/placeholders'
import { fill } from '../kit/document/placeholders'
import { countWords, MAP_SOURCE, type Message, MOST_WORDS } from './message-map'

/** Three messages with three facts each, for everyone who is asked. */
export function MessageMapView({ messages, filled }: { messages: readonly Message[]; filled: Filled }) {
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
