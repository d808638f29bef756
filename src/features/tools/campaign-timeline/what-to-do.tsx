import { PointList } from '@/components/point-list'
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { countDays } from '../kit/day-words'
import { labelOf } from '../kit/fields'
import { INFLUENCER_COUNTS } from './options'
import type { Timeline } from './timeline'

/** What is possible when the time is too short: a later launch, a smaller campaign, or a compressed plan. */
export function WhatToDo({ plan, today }: { plan: Timeline; today: CalendarDay }) {
  return (
    <section aria-labelledby="what-to-do" className="mt-12 max-w-measure">
      <h3 id="what-to-do">What to do</h3>
      <PointList points={pointsOf(plan, today)} className="mt-5" />
    </section>
  )
}

function pointsOf({ totalDuration, daysUntilLaunch, earliestLaunch, ...plan }: Timeline, today: CalendarDay): string[] {
  const { compressed, fittingCount } = plan
  const later = `Move the launch to ${formatDay(earliestLaunch)} or later: then all ${countDays(totalDuration)} fit, if the work starts today.`
  const smaller =
    fittingCount &&
    `Make it smaller: with ${labelOf(INFLUENCER_COUNTS, fittingCount.influencers)} influencers the plan takes ${countDays(fittingCount.totalDuration)} and fits before your date.`
  const shorter = compressed
    ? `Keep date and size, and compress: from ${formatDay(today)} the five phases share ${countDays(daysUntilLaunch)} instead of ${totalDuration}, ${Math.round((daysUntilLaunch / totalDuration) * 100)}% of the time. The compressed dates stand beside the full ones below. Expect less choice among creators and one round of comments at most.`
    : daysUntilLaunch === 0
      ? 'A compressed plan is not possible: there is no day before the launch. What you can still publish today is content that exists already and is approved.'
      : `A compressed plan is not possible: shared out over ${countDays(daysUntilLaunch)}, at least one of the five phases would have no day at all. What you can still publish is content that exists already and is approved.`
  return [later, ...(smaller ? [smaller] : []), shorter]
}
