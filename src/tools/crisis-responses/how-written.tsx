import * as words from '@words/tools/crisis-responses'
import { ExternalLink } from '@/components/external-link'
import { HowComputed } from '../kit/result/how-computed'
import { CLUSTERS, SCCT_SOURCE } from './clusters'
import { CRISIS_KINDS } from './crisis-kinds'
import type { ScenarioReading } from './read-scenario'

/** Rules, theory and limits behind the documents. */
export function HowWritten({ reading }: { reading: ScenarioReading }) {
  return (
    <HowComputed>
      <p>{words.aboutSentences(reading.sentences.length, reading.outward.length)}</p>
      <p>{words.aboutKinds(CRISIS_KINDS.map(({ label }) => label))}</p>
      <p>
        {words.aboutTheory(
          <ExternalLink key="source" href={SCCT_SOURCE.href}>
            {SCCT_SOURCE.label}
          </ExternalLink>,
        )}
      </p>
      <ul>
        {Object.values(CLUSTERS).map(({ label, meaning }) => (
          <li key={label}>
            {label}: {meaning}
          </li>
        ))}
      </ul>
      <p>
        {words.aboutCritics(
          <ExternalLink
            key="source"
            href="https://www.b-c-training.com/bulletin/the-case-against-situational-crisis-communication-theory/"
          >
            {words.critics}
          </ExternalLink>,
        )}
      </p>
      <p>{words.noLegalAdvice}</p>
    </HowComputed>
  )
}
