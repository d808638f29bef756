import * as words from '@words/tools/pitch-timer'
import { OtherToolLink } from '../kit/embed/other-tool-link'
import { titleOf } from '../shown'
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
        ? words.fittedTo(topics.map(describe), otherTopics.map(describe))
        : words.noTopic(GENERAL.name)}
    </p>
  )
}

function BadNews({ word, isPlanned, reason }: NonNullable<PitchPlan['badNews']>) {
  const crisisTool = titleOf('pr-crisis-response-generator')
  return (
    <p className="mt-4 max-w-measure border-l-3 border-poor pl-5">
      {words.noPitch(word, reason)} {isPlanned ? (reason ? '' : words.affectedFirst) : words.publishToday}
      {crisisTool && !(isPlanned && reason) ? (
        <>
          {' '}
          {words.draftsIt(
            <OtherToolLink key="tool" slug="pr-crisis-response-generator">
              {crisisTool}
            </OtherToolLink>,
          )}
        </>
      ) : null}
    </p>
  )
}

const describe = ({ topic, text, word }: Match) =>
  word.length < text.length ? words.topicBy(topic.name, word, quote(text)) : words.topicAs(topic.name, quote(text))
