import { ExternalLink } from '@/components/external-link'
import { HowComputed } from '../kit/how-computed'
import { CLUSTERS, SCCT_SOURCE } from './clusters'
import { CRISIS_KINDS } from './crisis-kinds'
import type { ScenarioReading } from './read-scenario'

/** Rules, theory and limits behind the documents. */
export function HowWritten({ reading }: { reading: ScenarioReading }) {
  return (
    <HowComputed>
      <p>
        Your scenario has {reading.sentences.length} {reading.sentences.length === 1 ? 'sentence' : 'sentences'};{' '}
        {reading.outward.length} of them are in each document, what was done apart from what happened, and for the media
        in the third person. The other sentences come from fixed tables. No language model writes them, so they invent
        nothing: what they cannot know is a [placeholder].
      </p>
      <p>
        The kind of crisis is found by its words, in your text alone:{' '}
        {CRISIS_KINDS.map(({ label }) => label.toLowerCase()).join(', ')}. With several, what can harm people comes
        first, then the one with the most words, and the documents speak about the first two. What others claim and you
        call false is not taken for a fact. The rules do not understand what you mean: if they are wrong, say it in
        other words, or change the draft.
      </p>
      <p>
        Who is held responsible follows situational crisis communication theory (SCCT), which sorts crises into three
        clusters (<ExternalLink href={SCCT_SOURCE.href}>{SCCT_SOURCE.label}</ExternalLink>):
      </p>
      <ul>
        {Object.values(CLUSTERS).map(({ label, meaning }) => (
          <li key={label}>
            {label}: {meaning}
          </li>
        ))}
      </ul>
      <p>
        A word that points to a cluster decides it, “preventable” before “victim”; without one, the kind of crisis does.
        The cluster sets the tone and what you commit yourself to. The theory has its critics, who hold that the public
        rarely excuses a victim who communicates badly (
        <ExternalLink href="https://www.b-c-training.com/bulletin/the-case-against-situational-crisis-communication-theory/">
          B C Training, 2020
        </ExternalLink>
        ), so every document says what to do now, what is known and what is not, what is being done, and when the next
        word comes.
      </p>
      <p>
        These are drafts and no legal advice. Laws on apologies, liability and reporting differ from place to place.
        Nothing you typed has left this page, and nothing is stored.
      </p>
    </HowComputed>
  )
}
