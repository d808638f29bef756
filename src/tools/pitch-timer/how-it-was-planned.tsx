import * as words from '@words/tools/pitch-timer'
import { formatDay } from '@/lib/format-day'
import { labelOf } from '../kit/form/fields'
import { HowComputed } from '../kit/result/how-computed'
import { FOLLOW_UP_AFTER } from './answers'
import type { PitchPlan } from './pitch-plan'
import { COUNTRIES, type Country, FULL_PLAN, LAST_YEAR } from './working-days'

export function HowItWasPlanned({ plan, country }: { plan: PitchPlan; country: Country }) {
  const { target, today, isPitch, shape, start, workingDaysLeft } = plan
  const ofCountry = country === 'none' ? words.noHolidays : words.holidays(labelOf(COUNTRIES, country), LAST_YEAR)
  return (
    <HowComputed>
      <p>{words.countdown(formatDay(target))}</p>
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
        {plan.isEveryDay ? words.everyDay : ofCountry} {words.notKnown}
      </p>
    </HowComputed>
  )
}
