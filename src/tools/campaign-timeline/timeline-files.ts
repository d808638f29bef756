import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { type CalendarEvent, eventId } from '../kit/files/calendar-file'
import { labelOf } from '../kit/form/fields'
import { countDays } from '../kit/result/format-day'
import { CAMPAIGN_TYPES, CONTENT_TYPES, INFLUENCER_COUNTS } from './options'
import type { Timeline, TimelineInput } from './timeline'

export type Campaign = TimelineInput & { name: string }

/** What was chosen, in one line. */
export function campaignLine({ name, type, influencers, contentType }: Campaign): string {
  const words = [
    labelOf(CAMPAIGN_TYPES, type),
    `${labelOf(INFLUENCER_COUNTS, influencers)} influencers`,
    labelOf(CONTENT_TYPES, contentType),
  ]
  return `${name}: ${words.join(', ')}`
}

/** The answer in plain sentences; too little time is called that. */
export function verdict({ totalDuration, daysUntilLaunch, isRushed, firstDay }: Timeline): string {
  const wait = daysUntilLaunch - totalDuration
  if (isRushed) {
    const left = `only ${countDays(daysUntilLaunch)} ${daysUntilLaunch === 1 ? 'is' : 'are'} left`
    return `This is rushed: the plan takes ${countDays(totalDuration)}, and ${daysUntilLaunch === 0 ? 'the launch is today' : left}. It should have started on ${formatDay(firstDay)}, ${countDays(-wait)} ago.`
  }
  if (wait === 0) return 'The plan fits exactly if it starts today. There is no day to spare.'
  return `The plan fits. Start on ${formatDay(firstDay)} at the latest; until then you have ${countDays(wait)} to spare.`
}

/** The whole plan as text, for the clipboard. */
export function timelineText(campaign: Campaign, plan: Timeline): string {
  return [
    campaignLine(campaign),
    `Launch: ${formatDay(campaign.launchDate)}`,
    `Total duration: ${countDays(plan.totalDuration)}`,
    `Days until launch: ${plan.daysUntilLaunch}`,
    verdict(plan),
    ...plan.phases.flatMap(({ name, days, firstDay, lastDay, tasks }, index) => {
      const compressed = plan.compressed?.[index]
      return [
        '',
        `${index + 1}. ${name}: ${formatDay(firstDay)} to ${formatDay(lastDay)} (${countDays(days)})`,
        ...(compressed
          ? [
              `Compressed: ${formatDay(compressed.firstDay)} to ${formatDay(compressed.lastDay)} (${countDays(compressed.days)})`,
            ]
          : []),
        ...tasks.map((task) => `- ${task}`),
      ]
    }),
  ].join('\n')
}

/** The plan as rows of a spreadsheet. */
export function timelineRows(campaign: Campaign, plan: Timeline): (string | number)[][] {
  const compressedHead = plan.compressed ? ['Compressed days', 'Compressed first day', 'Compressed last day'] : []
  return [
    ['Campaign', 'Phase', 'Share in percent', 'Days', 'First day', 'Last day', ...compressedHead, 'Tasks'],
    ...plan.phases.map(({ name, share, days, firstDay, lastDay, tasks }, index) => {
      const compressed = plan.compressed?.[index]
      return [
        campaign.name,
        name,
        share,
        days,
        firstDay,
        lastDay,
        ...(compressed ? [compressed.days, compressed.firstDay, compressed.lastDay] : []),
        tasks.join('; '),
      ]
    }),
    [
      campaign.name,
      'Launch',
      '',
      '',
      campaign.launchDate,
      campaign.launchDate,
      ...(plan.compressed ? ['', '', ''] : []),
      '',
    ],
  ]
}

/**
 * The plan as all-day events, the launch among them. A rushed plan gives its compressed phases; when even these do not
 * fit, only the launch: a calendar of days that have passed is of no use.
 */
export function timelineEvents(campaign: Campaign, plan: Timeline): CalendarEvent[] {
  const id = eventId([campaign.name, campaign.type, campaign.influencers, campaign.contentType].join('\n'))
  const spans: readonly { firstDay: CalendarDay; lastDay: CalendarDay }[] = plan.isRushed
    ? (plan.compressed ?? [])
    : plan.phases
  return [
    ...spans.flatMap(({ firstDay, lastDay }, index) => {
      const phase = plan.phases[index]
      if (!phase) return []
      const description = phase.tasks.map((task) => `- ${task}`).join('\n')
      return [{ id: `${id}-${phase.id}`, title: `${campaign.name}: ${phase.name}`, description, firstDay, lastDay }]
    }),
    {
      id: `${id}-launch`,
      title: `${campaign.name}: launch`,
      firstDay: campaign.launchDate,
      lastDay: campaign.launchDate,
    },
  ]
}
