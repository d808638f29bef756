import { Link } from '@tanstack/react-router'
import { isShown } from '../shown'
import type { Match } from './goals'
import { quote } from './goals'
import type { PitchPlan } from './pitch-plan'
import { GENERAL } from './topics'

/** Which of the visitor's words the tasks come from. */
export function TopicsFound({ plan: { topics, otherTopics } }: { plan: PitchPlan }) {
  return (
    <div className="mt-4 max-w-measure space-y-3 text-muted">
      {topics.length > 0 ? (
        <p>
          Fitted to {list(topics.map(describe))}.
          {otherTopics.length > 0
            ? ` Also found, but four tasks a week have no room for it: ${list(otherTopics.map(describe))}. Make a plan of its own for it.`
            : ''}
        </p>
      ) : (
        <p>
          No word in your goals tells what kind of news it is, so the tasks are those for {GENERAL.name.toLowerCase()}.
          Words such as “launch”, “funding”, “event”, “survey” or “partnership” would fit them to it.
        </p>
      )}
      {topics.some(({ topic }) => topic.isUrgent) ? (
        <p>
          A crisis does not wait for a plan: publish a first statement today.
          {isShown('pr-crisis-response-generator') ? (
            <>
              {' '}
              The{' '}
              <Link to="/tools/$slug" params={{ slug: 'pr-crisis-response-generator' }}>
                PR Crisis Response Generator
              </Link>{' '}
              drafts it.
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

const describe = ({ topic, goal, word }: Match) =>
  word.length < goal.length
    ? `${topic.name.toLowerCase()} (“${word}” in ${quote(goal)})`
    : `${topic.name.toLowerCase()} (${quote(goal)})`

const list = (parts: readonly string[]) => parts.join(' and ')
