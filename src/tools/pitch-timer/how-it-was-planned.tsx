import * as words from '@words/tools/pitch-timer'
import { type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { labelOf } from '../kit/form/fields'
import { countDays } from '../kit/result/format-day'
import { HowComputed } from '../kit/result/how-computed'
import { FOLLOW_UP_AFTER } from './answers'
import type { Countdown, LocalMoment } from './countdown'
import { ENOUGH_WORKING_DAYS, keptTasks } from './kept-tasks'
import type { PitchPlan } from './pitch-plan'
import { FULL_PLAN } from './week-spans'
import { COUNTRIES, type Country, LAST_YEAR } from './working-days'

type HowItWasPlannedProps = {
  plan: PitchPlan
  country: Country
  target: CalendarDay
  today: CalendarDay
  now: LocalMoment
  countdown: Countdown
}

export function HowItWasPlanned({ plan, country, target, today, now, countdown }: HowItWasPlannedProps) {
  const { daysLeft, missingDays, badNews } = plan
  return (
    <HowComputed>
      <p>
        {countdown.state === 'running'
          ? words.countdown({
              from: formatDay(now.day),
              target: formatDay(target),
              days: countDays(daysBetween(now.day, target)),
              passed: now,
              left: { days: countDays(countdown.days), hours: countdown.hours, minutes: countdown.minutes },
            })
          : words.countdownEnds(formatDay(target))}{' '}
        {words.howCounted}
      </p>
      {badNews ? <BadNewsRules /> : <PitchRules daysLeft={daysLeft} missingDays={missingDays} today={today} />}
      {badNews ? null : <p>{words.followUp(FOLLOW_UP_AFTER)}</p>}
      <p>
        {country === 'none' ? words.noHolidays : words.holidays(labelOf(COUNTRIES, country), LAST_YEAR)}{' '}
        {words.notKnown}
      </p>
    </HowComputed>
  )
}

function PitchRules({ daysLeft, missingDays, today }: { daysLeft: number; missingDays: number; today: CalendarDay }) {
  return (
    <>
      <p>
        {words.weeksOfPitch(
          FULL_PLAN,
          formatDay(today),
          daysLeft,
          countDays(daysLeft),
          missingDays > 0 ? words.tooFewDays(missingDays, ENOUGH_WORKING_DAYS, keptTasks(daysLeft)) : words.enoughDays,
        )}
      </p>
      <p>{words.tasksOfPitch}</p>
    </>
  )
}

function BadNewsRules() {
  return <p>{words.rulesOfBadNews}</p>
}
