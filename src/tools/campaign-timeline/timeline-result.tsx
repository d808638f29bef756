import * as words from '@words/tools/campaign-timeline'
import { formatDay } from '@/lib/format-day'
import { calendarStamp, toCalendarFile } from '../kit/files/calendar-file'
import { toCsv } from '../kit/files/csv'
import { countDays, shortDay, shortRange } from '../kit/result/format-day'
import { ResultActions } from '../kit/result/result-actions'
import { ResultTable } from '../kit/result/result-table'
import { toolScreen } from '../kit/result/tool-frame'
import type { ResultProps } from '../kit/tool'
import { Gantt } from './gantt'
import { HowItWasPlanned } from './how-it-was-planned'
import { PhaseList } from './phase-list'
import { planTimeline, type Timeline } from './timeline'
import { campaignLine, timelineEvents, timelineRows, timelineText, verdict } from './timeline-files'
import { tool } from './tool'
import { WhatToDo } from './what-to-do'

export default toolScreen(tool, TimelineResult)

function TimelineResult({ values, today }: ResultProps<typeof tool>) {
  const plan = planTimeline(values, today)
  const { totalDuration, daysUntilLaunch, isRushed, firstDay } = plan
  return (
    <>
      <p className="text-muted">{campaignLine(values)}</p>
      <dl className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-3">
        <Figure label={words.totalDuration} figure={countDays(totalDuration)} />
        <Figure
          label={words.daysUntilLaunch}
          figure={daysUntilLaunch.toLocaleString('en-US')}
          note={`${formatDay(values.launchDate)}`}
        />
        <Figure
          label={words.pace}
          figure={isRushed ? words.rushed : words.onTime}
          note={isRushed ? words.shouldHaveStarted(formatDay(firstDay)) : words.starts(formatDay(firstDay))}
          className={isRushed ? 'text-poor' : 'text-good'}
        />
      </dl>
      <p className="lead mt-8">{verdict(plan)}</p>
      {isRushed ? <WhatToDo plan={plan} today={today} /> : null}
      <section aria-labelledby="the-plan" className="mt-14">
        <h3 id="the-plan">{words.countedBack}</h3>
        <Gantt plan={plan} launchDate={values.launchDate} today={today} />
        <div className="mt-10 max-w-208">
          <ResultTable caption={words.datesOfPhases} {...tableOf(plan)} />
        </div>
      </section>
      <section aria-labelledby="the-phases" className="mt-14">
        <h3 id="the-phases">{words.tasksOfPhases}</h3>
        <PhaseList plan={plan} today={today} />
      </section>
      <HowItWasPlanned input={values} plan={plan} today={today} />
      <ResultActions
        text={timelineText(values, plan)}
        isShareable
        downloads={[
          {
            label: words.downloadCsv,
            name: 'campaign-timeline.csv',
            type: 'text/csv',
            text: () => toCsv(timelineRows(values, plan)),
          },
          {
            label: words.downloadCalendar,
            name: 'campaign-timeline.ics',
            type: 'text/calendar',
            text: () => toCalendarFile(values.name, timelineEvents(values, plan), calendarStamp()),
          },
        ]}
      />
      {isRushed ? (
        <p className="no-print mt-4 text-small text-muted">
          {plan.compressed ? words.calendarIsCompressed : words.calendarIsLaunch}
        </p>
      ) : null}
    </>
  )
}

type FigureProps = { label: string; figure: string; note?: string; className?: string }

function Figure({ label, figure, note, className = '' }: FigureProps) {
  return (
    <div className="border-t border-rule pt-4">
      <dt className="text-muted">{label}</dt>
      <dd className={`figure mt-2 text-h2 ${className}`}>{figure}</dd>
      {note ? <dd className="mt-2 text-small text-muted">{note}</dd> : null}
    </div>
  )
}

/** Keeps a date on one line. */
const NO_BREAK_SPACE = '\u00a0'

function tableOf({ phases, compressed, totalDuration, firstDay, daysUntilLaunch }: Timeline) {
  const last = phases.at(-1)?.lastDay ?? firstDay
  return {
    head: [words.phase, words.days, words.firstDay, words.lastDay, ...(compressed ? [words.compressed] : [])],
    rows: [
      ...phases.map(({ name, days, ...phase }, index) => {
        const short = compressed?.[index]
        return [
          name,
          String(days),
          shortDay(phase.firstDay),
          shortDay(phase.lastDay),
          ...(short ? [`${shortRange(short.firstDay, short.lastDay)} (${short.days})`] : []),
        ]
      }),
      [
        words.total,
        String(totalDuration),
        shortDay(firstDay),
        shortDay(last),
        ...(compressed ? [countDays(daysUntilLaunch)] : []),
      ],
    ].map((row) => row.map((text, column) => (column === 0 ? text : text.replaceAll(' ', NO_BREAK_SPACE)))),
  }
}
