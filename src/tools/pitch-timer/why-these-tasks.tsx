import * as words from '@words/tools/pitch-timer'
import { OtherToolLink } from '../kit/embed/other-tool-link'
import { titleOf } from '../shown'
import type { Answers } from './chosen-plan'
import { isOutline } from './outline'
import type { PitchPlan } from './pitch-plan'
import { reasonFor } from './plan-words'

/** What the tasks come from, and which tool says what to write where news is not pitched. */
export function WhyTheseTasks({ plan, answers }: { plan: PitchPlan; answers: Answers }) {
  const { isPitch, start } = plan
  const isCrisis = start === 'today' || (answers.gate === 'harm' && !isPitch)
  const crisisTool = isCrisis ? titleOf('pr-crisis-response-generator') : undefined
  return (
    <p
      role={isOutline(plan) ? 'note' : undefined}
      className={`mt-4 max-w-measure ${isPitch && plan.kind ? 'text-muted' : 'border-l-3 border-poor pl-5'}`}
    >
      {reasonFor(plan, answers)}
      {crisisTool ? (
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
