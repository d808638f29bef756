import * as words from '@words/tools/pitch-timer'
import { toMarkdown } from '../kit/document/to-markdown'
import { toPlainText } from '../kit/document/to-plain-text'
import { calendarStamp, toCalendarFile } from '../kit/files/calendar-file'
import { longDay } from '../kit/result/format-day'
import { ResultActions } from '../kit/result/result-actions'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { BeforeThePlan } from './before-the-plan'
import { whyNoPlan } from './chosen-plan'
import type { LocalMoment } from './countdown'
import { CountdownFigures } from './countdown-figures'
import { ExpectedAnswers } from './expected-answers'
import { HowItWasPlanned } from './how-it-was-planned'
import { MonthCalendar } from './month-calendar'
import { isOutline } from './outline'
import { planPitch } from './pitch-plan'
import { planDocument, planEvents, verdict, warningFor } from './plan-words'
import { questionToAnswer } from './question-to-answer'
import { tool } from './tool'
import { useCountdown } from './use-countdown'
import { LaterList, WeekList } from './week-list'
import { WhyTheseTasks } from './why-these-tasks'

export default toolScreen(tool, PitchResult)

/** The plan for what a visitor typed and answered, with countdown, calendar and how it was made. */
function PitchResult({ values, table, today }: ResultProps<typeof tool>) {
  const { targetDate } = values
  const { now, countdown } = useCountdown(targetDate)
  // A question has to be answered first, or there is nothing to plan for.
  const isHeld = questionToAnswer(values, table)?.isHeld || whyNoPlan(values, table) !== undefined
  return (
    <>
      <p className="mb-8 text-muted">{longDay(targetDate)}</p>
      <CountdownFigures countdown={countdown} target={targetDate} />
      <div className="mt-8">
        <BeforeThePlan answers={values} table={table} />
      </div>
      {isHeld ? null : <Plan {...{ values, table, today, now }} />}
    </>
  )
}

type PlanProps = Omit<ResultProps<typeof tool>, 'onChange'> & { now: LocalMoment }

function Plan({ values, table, today, now }: PlanProps) {
  const { targetDate, country } = values
  const plan = planPitch(values, table, today)
  const document = planDocument(plan, values, table)
  const warning = warningFor(plan)
  return (
    <>
      {warning ? (
        <p role="note" className="mt-6 border-l-3 border-poor pl-5">
          {warning}
        </p>
      ) : null}
      {isOutline(plan) ? <WhyTheseTasks plan={plan} answers={values} /> : null}
      <p className="lead mt-8">{verdict(plan, values, table)}</p>
      {isOutline(plan) ? null : <WhyTheseTasks plan={plan} answers={values} />}
      <section aria-labelledby="four-weeks" className="mt-14">
        <h3 id="four-weeks">{words.fourWeeks}</h3>
        <LaterList title={words.beforeWeek1} tasks={plan.ahead} />
        <WeekList weeks={plan.weeks} />
        <LaterList title={words.untilTarget} tasks={plan.later} />
        <LaterList title={words.onTheDay} tasks={plan.onTheDay} />
      </section>
      <section aria-labelledby="in-the-calendar" className="mt-14">
        <h3 id="in-the-calendar">{words.inCalendar}</h3>
        <MonthCalendar weeks={plan.weeks} target={targetDate} today={now.day} />
      </section>
      {!isOutline(plan) && (plan.shape === 'open' || plan.shape === 'ahead') ? <ExpectedAnswers /> : null}
      <HowItWasPlanned plan={plan} country={country} />
      <ResultActions
        text={toPlainText(document, 'compact')}
        copyLabel={words.copy}
        downloads={[
          {
            label: words.downloadCalendar,
            name: 'pitch-plan.ics',
            type: 'text/calendar',
            text: () => toCalendarFile(words.calendarName, planEvents(plan, values), calendarStamp()),
          },
          {
            label: words.downloadMarkdown,
            name: 'pitch-plan.md',
            type: 'text/markdown',
            text: () => toMarkdown(document),
          },
        ]}
      />
    </>
  )
}
