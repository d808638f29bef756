import * as words from '@words/tools/campaign-timeline'
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { labelOf } from '../kit/form/fields'
import { countDays } from '../kit/result/format-day'
import { HowComputed } from '../kit/result/how-computed'
import { CAMPAIGN_TYPES, INFLUENCER_COUNTS } from './options'
import type { Timeline, TimelineInput } from './timeline'

type HowItWasPlannedProps = { input: TimelineInput; plan: Timeline; today: CalendarDay }

export function HowItWasPlanned({ input, plan, today }: HowItWasPlannedProps) {
  const { type, influencers, launchDate } = input
  const { complexity, totalDuration, daysUntilLaunch, firstDay, phases, isRushed } = plan
  return (
    <HowComputed>
      <p>{words.complexity(labelOf(INFLUENCER_COUNTS, influencers), influencers, complexity)}</p>
      <p>{words.duration(labelOf(CAMPAIGN_TYPES, type).toLowerCase(), complexity, countDays(totalDuration))}</p>
      <ul>
        {phases.map(({ id, name, share, days }) => (
          <li key={id}>
            {words.phaseShare(name, totalDuration, share, (totalDuration * share) / 100, countDays(days))}
          </li>
        ))}
      </ul>
      <p>{words.rounding(totalDuration)}</p>
      <p>
        {words.dates({
          launch: formatDay(launchDate),
          duration: countDays(totalDuration),
          firstDay: formatDay(firstDay),
          today: formatDay(today),
          left: countDays(daysUntilLaunch),
          totalDuration,
          daysUntilLaunch,
          isRushed,
        })}
      </p>
      <p>{words.houseRules}</p>
    </HowComputed>
  )
}
