import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { countDays } from '../kit/day-words'
import { labelOf } from '../kit/fields'
import { HowComputed } from '../kit/how-computed'
import { CAMPAIGN_TYPES, INFLUENCER_COUNTS } from './options'
import type { Timeline, TimelineInput } from './timeline'

type HowItWasPlannedProps = { input: TimelineInput; plan: Timeline; today: CalendarDay }

export function HowItWasPlanned({ input, plan, today }: HowItWasPlannedProps) {
  const { type, influencers, launchDate } = input
  const { complexity, totalDuration, daysUntilLaunch, firstDay, phases, isRushed } = plan
  return (
    <HowComputed>
      <p>
        Complexity: “{labelOf(INFLUENCER_COUNTS, influencers)}” influencers count as {influencers}. Above 10 is high,
        above 5 is medium, all else is low; so yours is {complexity}. (“4-7” counts as 5, which is not above 5.)
      </p>
      <p>
        Total duration: a {labelOf(CAMPAIGN_TYPES, type).toLowerCase()} of {complexity} complexity takes{' '}
        {countDays(totalDuration)}. The phases get fixed shares of it:
      </p>
      <ul>
        {phases.map(({ id, name, share, days }) => (
          <li key={id}>
            {name}: {totalDuration} × {share}% = {(totalDuration * share) / 100}, so {countDays(days)}
          </li>
        ))}
      </ul>
      <p>
        Parts of days are rounded down, and the days left over go to the phases that lost most, the earlier one first;
        so the five always add up to {totalDuration}.
      </p>
      <p>
        Dates: {formatDay(launchDate)} − {countDays(totalDuration)} = {formatDay(firstDay)}, the first day. The last
        phase ends the day before the launch. From {formatDay(today)} to the launch there are{' '}
        {countDays(daysUntilLaunch)}; fewer than {totalDuration} would be rushed, and {daysUntilLaunch}{' '}
        {isRushed ? 'are fewer' : 'are not'}.
      </p>
      <p>
        Base days, shares and tasks are this tool’s house rules, not measurements of your market. Weekends count as
        days, and public holidays are not known here. The campaign name changes nothing but the name; the content type
        changes the tasks and not the days.
      </p>
    </HowComputed>
  )
}
