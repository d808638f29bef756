import * as words from '@words/tools/pitch-timer'
import { daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { labelOf } from '../kit/form/fields'
import { countDays } from '../kit/result/format-day'
import { HowComputed } from '../kit/result/how-computed'
import { FOLLOW_UP_AFTER } from './answers'
import type { Countdown, LocalMoment } from './countdown'
import type { PitchPlan } from './pitch-plan'
import { FULL_PLAN } from './plan-days'
import { COUNTRIES, type Country, LAST_YEAR } from './working-days'

type HowItWasPlannedProps = { plan: PitchPlan; country: Country; now: LocalMoment; countdown: Countdown }

export function HowItWasPlanned({ plan, country, now, countdown }: HowItWasPlannedProps) {
  const { target, today, isPitch, shape, start, workingDaysLeft } = plan
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
      <p>
        {isPitch ? words.daysOfPitch(FULL_PLAN, formatDay(today), workingDaysLeft) : words.daysOfTelling}
        {start === 'now' ? ` ${words.daysFromNow}` : ''}
      </p>
      <p>{words.whatIsTyped}</p>
      <p>
        {shape === 'open' || shape === 'ahead' ? `${words.followUp(FOLLOW_UP_AFTER)} ` : ''}
        {words.houseRules}
      </p>
      <p>
        {country === 'none' ? words.noHolidays : words.holidays(labelOf(COUNTRIES, country), LAST_YEAR)}{' '}
        {words.notKnown}
      </p>
    </HowComputed>
  )
}
