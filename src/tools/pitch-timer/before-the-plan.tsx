import * as words from '@words/tools/pitch-timer'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { GateNotices } from '../kit/result/gate-notice'
import type { Answers } from './chosen-plan'
import { questionToAnswer } from './question-to-answer'
import { tool } from './tool'

type BeforeThePlanProps = { answers: Answers; table: PitchPlanTable }

/** What a visitor typed, for their eyes alone, and the question that their words call for. */
export function BeforeThePlan({ answers, table }: BeforeThePlanProps) {
  const { news, goals, gate } = answers
  const asked = questionToAnswer(answers, table)
  return (
    <>
      <div className="no-print mb-8 border border-rule p-4 text-small text-muted [overflow-wrap:anywhere]">
        <p className="font-semibold">{words.whatYouTyped}</p>
        {[news, goals].map((text) =>
          text ? (
            <p key={text} dir="auto" className="mt-1 whitespace-pre-line">
              {text.trim()}
            </p>
          ) : null,
        )}
      </div>
      {asked ? (
        <p role="note" className="mb-8 border-l-3 border-poor pl-5 font-semibold">
          {words.answerFirst(asked.because, tool.fields[asked.name].label)}{' '}
          {asked.isHeld ? words.noPlanYet : words.planOfAnyNews}
        </p>
      ) : null}
      <GateNotices gate={gate} typed={`${news ?? ''}\n${goals}`} />
    </>
  )
}
