import { OtherToolLink } from '../kit/embed/other-tool-link'
import { isShown } from '../shown'
import type { Match } from './goals'
import { quote } from './goals'
import type { PitchPlan } from './pitch-plan'
import { GENERAL } from './topics'

/** Which of the visitor's words the tasks come from. */
export function TopicsFound({ plan: { topics, otherTopics, badNews } }: { plan: PitchPlan }) {
  if (badNews) return <BadNews {...badNews} />
  return (
    <p className="mt-4 max-w-measure text-muted">
      {topics.length > 0
        ? `Fitted to ${list(topics.map(describe))}.${
            otherTopics.length > 0
              ? ` Also found, but four tasks a week have no room for it: ${list(otherTopics.map(describe))}. Make a plan of its own for it.`
              : ''
          }`
        : `No word in your news or goals tells what kind of news it is, so the tasks are those for ${GENERAL.name.toLowerCase()}. Words such as “launch”, “opens”, “funding”, “event”, “survey” or “partnership” would fit them to it.`}
    </p>
  )
}

function BadNews({ word, isPlanned, reason }: NonNullable<PitchPlan['badNews']>) {
  return (
    <p className="mt-4 max-w-measure border-l-3 border-poor pl-5">
      You write “{word}”: {reason ?? 'bad news is told and never pitched'}, so the plan below has no pitch.{' '}
      {isPlanned
        ? reason
          ? ''
          : 'Those who are affected hear it first, from you.'
        : 'It does not wait for a plan either: publish a first statement today.'}
      {isShown('pr-crisis-response-generator') && !(isPlanned && reason) ? (
        <>
          {' '}
          The <OtherToolLink slug="pr-crisis-response-generator">PR Crisis Response Generator</OtherToolLink> drafts it.
        </>
      ) : null}
    </p>
  )
}

const describe = ({ topic, text, word }: Match) =>
  word.length < text.length
    ? `${topic.name.toLowerCase()} (“${word}” in ${quote(text)})`
    : `${topic.name.toLowerCase()} (${quote(text)})`

const list = (parts: readonly string[]) => parts.join(' and ')
