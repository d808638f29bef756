import * as words from '@words/tools/campaign-timeline'
import { PointList } from '@/components/point-list'
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { labelOf } from '../kit/form/fields'
import { countDays } from '../kit/result/format-day'
import { INFLUENCER_COUNTS } from './options'
import type { Timeline } from './timeline'

/** What is possible when the time is too short: a later launch, a smaller campaign, or a compressed plan. */
export function WhatToDo({ plan, today }: { plan: Timeline; today: CalendarDay }) {
  return (
    <section aria-labelledby="what-to-do" className="mt-12 max-w-measure">
      <h3 id="what-to-do">{words.whatToDo}</h3>
      <PointList points={pointsOf(plan, today)} className="mt-5" />
    </section>
  )
}

function pointsOf({ totalDuration, daysUntilLaunch, earliestLaunch, ...plan }: Timeline, today: CalendarDay): string[] {
  const { compressed, fittingCount } = plan
  const later = words.moveLaunch(formatDay(earliestLaunch), countDays(totalDuration))
  const smaller =
    fittingCount &&
    words.makeSmaller(labelOf(INFLUENCER_COUNTS, fittingCount.influencers), countDays(fittingCount.totalDuration))
  const shorter = compressed
    ? words.compress(
        formatDay(today),
        countDays(daysUntilLaunch),
        totalDuration,
        Math.round((daysUntilLaunch / totalDuration) * 100),
      )
    : daysUntilLaunch === 0
      ? words.noDayLeft
      : words.tooFewDays(countDays(daysUntilLaunch))
  return [later, ...(smaller ? [smaller] : []), shorter]
}
