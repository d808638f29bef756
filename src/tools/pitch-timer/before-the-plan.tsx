import * as words from '@words/tools/pitch-timer'
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { isOtherLanguage } from '../kit/english/other-language'
import { gateNotice } from '../kit/form/gate'
import { BesideAnswer } from '../kit/result/gate-notice'
import { type Answers, noStory, whyNoPlan } from './chosen-plan'
import { questionToAnswer } from './question-to-answer'
import { tool } from './tool'

type BeforeThePlanProps = { answers: Answers; table: PitchPlanTable }

/** What a visitor typed, for their eyes alone, and the question that their words call for. */
export function BeforeThePlan({ answers, table }: BeforeThePlanProps) {
  const { news, goals } = answers
  const asked = questionToAnswer(answers, table)
  const why = whyNoPlan(answers, table)
  const question = asked && tool.fields[asked.name].label
  const first = asked?.isHeld ? words.answerFirst : words.answerFor
  const warnings = {
    kind: words.warnFirst,
    day: words.orNever,
    knownDay: words.orNever,
    gate: words.warnFirst,
    goals: '',
  }
  const warning = asked?.isHeld ? ` ${warnings[asked.name]}` : ''
  const knownDay = answers.day === 'never' ? undefined : tool.fields.knownDay.label
  const reasons = {
    joke: gateNotice('joke')?.text,
    kept: words.keptSecret(knownDay),
    noStory: noStory(table),
    nothingNew: words.nothingNew,
  }
  const nothing = why && reasons[why]
  const ofQuestion = asked?.name === 'goals' ? words.refused : (because: string) => first(because, question ?? '')
  const note = asked ? `${ofQuestion(asked.because)}${warning}` : nothing
  return (
    <>
      <div className="no-print mb-8 border border-rule p-4 text-small text-muted wrap-anywhere">
        <p className="font-semibold">{words.whatYouTyped}</p>
        {[news, goals].map((text) =>
          text ? (
            <p key={text} dir="auto" className="mt-1 whitespace-pre-line">
              {text.trim()}
            </p>
          ) : null,
        )}
      </div>
      {note ? (
        <p role="note" className="mb-8 border-l-3 border-poor pl-5 font-semibold">
          {note}
        </p>
      ) : null}
      <BesideAnswer gate={answers.gate} typed={`${news ?? ''}\n${goals}`} />
      {isOtherLanguage(`${news ?? ''}\n${goals}`) ? (
        <p role="note" className="mb-8 border-l-3 border-warning pl-5">
          {words.otherLanguage}
        </p>
      ) : null}
    </>
  )
}
