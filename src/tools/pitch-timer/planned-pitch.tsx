import * as words from '@words/tools/pitch-timer'
import { toMarkdown } from '../kit/document/to-markdown'
import { toPlainText } from '../kit/document/to-plain-text'
import { calendarStamp, toCalendarFile } from '../kit/files/calendar-file'
import { longDay } from '../kit/result/format-day'
import { ResultActions } from '../kit/result/result-actions'
import type { ResultProps } from '../kit/tool'
import { CountdownFigures } from './countdown-figures'
import { ExpectedAnswers } from './expected-answers'
import { HowItWasPlanned } from './how-it-was-planned'
import { MonthCalendar } from './month-calendar'
import { planPitch } from './pitch-plan'
import { planDocument, planEvents, verdict } from './plan-words'
import type { tool } from './tool'
import { TopicsFound } from './topics-found'
import { useCountdown } from './use-countdown'
import { LaterList, WeekList } from './week-list'

/** The plan for what a visitor typed, with countdown, calendar and how it was made. */
export default function PlannedPitch({
  values: { news, goals, targetDate, country },
  today,
}: ResultProps<typeof tool>) {
  const { now, countdown } = useCountdown(targetDate)
  const plan = planPitch({ news, goals, country }, targetDate, today)
  const document = planDocument(plan, targetDate)
  return (
    <>
      <p className="mb-8 text-muted [overflow-wrap:anywhere]">
        {plan.news ?? plan.mainGoal}, {longDay(targetDate)}
      </p>
      <CountdownFigures countdown={countdown} target={targetDate} />
      <p className="lead mt-8">{verdict(plan)}</p>
      <TopicsFound plan={plan} />
      <section aria-labelledby="four-weeks" className="mt-14">
        <h3 id="four-weeks">{words.fourWeeks}</h3>
        <WeekList weeks={plan.weeks} />
        <LaterList title={words.untilTarget} tasks={plan.later} />
        <LaterList title={words.onTheDay} tasks={plan.onTheDay} />
      </section>
      <section aria-labelledby="in-the-calendar" className="mt-14">
        <h3 id="in-the-calendar">{words.inCalendar}</h3>
        <MonthCalendar weeks={plan.weeks} target={targetDate} today={now.day} />
      </section>
      {plan.badNews ? null : <ExpectedAnswers />}
      <HowItWasPlanned
        plan={plan}
        country={country}
        target={targetDate}
        today={today}
        now={now}
        countdown={countdown}
      />
      <ResultActions
        text={toPlainText(document, 'compact')}
        copyLabel={words.copy}
        downloads={[
          {
            label: words.downloadCalendar,
            name: 'pitch-plan.ics',
            type: 'text/calendar',
            text: () =>
              toCalendarFile(
                words.calendarName,
                planEvents(plan, `${news ?? ''}\n${goals}`, targetDate),
                calendarStamp(),
              ),
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
