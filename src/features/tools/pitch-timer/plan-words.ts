import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { type CalendarEvent, eventId } from '../kit/calendar-file'
import { countDays, longDay, shortRange, shortWeekday } from '../kit/day-words'
import { checklist, paragraph, section, type TextDocument } from '../kit/document/text-document'
import { FULL_PLAN, type PitchPlan, TASKS_A_WEEK, WEEKS } from './pitch-plan'

/** How many working days there are, and whether four weeks fit; when they do not, what was done about it. */
export function verdict(plan: PitchPlan): string {
  const { workingDaysLeft } = plan
  const counted = workingDaysLeft === 1 ? '1 working day is' : `${workingDaysLeft} working days are`
  if (plan.badNews) return `Bad news is told today: all tasks of Week 1 are for today.${laterOf(plan)}`
  return plan.daysLeft === 0 ? fitOf(plan) : `${counted} left. ${fitOf(plan)}`
}

/** What a short time takes from the later weeks of a plan for bad news. */
function laterOf({ missingDays, keptTasks }: PitchPlan): string {
  if (missingDays === 0) return ' The other three weeks follow one another.'
  const dropped = (TASKS_A_WEEK - keptTasks) * (WEEKS - 1)
  return ` The other three follow in the time until the target${dropped > 0 ? `, and ${dropped} of their tasks are marked to drop` : ''}.`
}

function fitOf({ daysLeft, missingDays, wait, keptTasks, weeks }: PitchPlan): string {
  const dropped = (TASKS_A_WEEK - keptTasks) * WEEKS
  const all = TASKS_A_WEEK * WEEKS
  if (daysLeft === 0)
    return `The target is today, and a plan no longer fits. The first task of each week is what is worth doing now; the other ${dropped} are marked to drop.`
  if (wait > 0)
    return `Four weeks fit. Week 1 starts on ${formatDay(weeks[0]?.firstDay ?? '')}; until then you have ${countDays(wait)} to spare.`
  if (missingDays === 0) return 'Four weeks fit exactly. Week 1 starts today.'
  const short = `Four weeks do not fit: there ${daysLeft === 1 ? 'is' : 'are'} ${countDays(daysLeft)}, and four weeks take ${FULL_PLAN}.`
  const shared = daysLeft < WEEKS ? 'Weeks share a day.' : `The four are compressed to ${lengths(weeks)}.`
  if (dropped === 0) return `${short} ${shared} All ${all} tasks stay.`
  return `${short} ${shared} ${dropped} of the ${all} tasks are marked to drop: the least important of each week.`
}

/** "2, 3, 2 and 3 days". */
function lengths(weeks: PitchPlan['weeks']): string {
  const days = weeks.map((week) => week.days)
  return `${days.slice(0, -1).join(', ')} and ${countDays(days.at(-1) ?? 0)}`
}

/** The whole plan, to copy or to download. */
export function planDocument(plan: PitchPlan, target: CalendarDay): TextDocument {
  return {
    title: `${plan.badNews ? 'Plan' : 'Pitch plan'} for ${formatDay(target)}`,
    intro: [
      ...(plan.news ? [paragraph(`News: ${plan.news}`)] : []),
      paragraph(`Goal: ${plan.mainGoal}`),
      paragraph(verdict(plan)),
    ],
    sections: [
      ...plan.weeks.map(({ number, name, firstDay, lastDay, tasks }) =>
        section(`week-${number}`, `Week ${number}: ${name} (${shortRange(firstDay, lastDay)})`, [
          checklist(tasks.map(({ text, day }) => `${text} (${taskNote(day)})`)),
        ]),
      ),
      section('target', '', [paragraph(`Target: ${longDay(target)}`)]),
    ],
  }
}

/** "Fri, Nov 20", or that there is no time for it. */
export function taskNote(day: CalendarDay | undefined): string {
  return day ? shortWeekday(day) : 'drop: no time for it'
}

/** The kept tasks as all-day events, each on its day, and the target day. */
export function planEvents(plan: PitchPlan, typed: string, target: CalendarDay): CalendarEvent[] {
  const id = eventId(`${target}\n${typed.trim()}`)
  const tasks = plan.weeks.flatMap(({ number, name, tasks }) =>
    tasks.flatMap(({ text, day }, index) =>
      day
        ? [
            {
              id: `${id}-${number}-${index + 1}`,
              title: text,
              description: `Week ${number}: ${name}`,
              firstDay: day,
              lastDay: day,
            },
          ]
        : [],
    ),
  )
  const end = { id: `${id}-target`, title: `Target day: ${plan.mainGoal}`, firstDay: target, lastDay: target }
  return [...tasks, end]
}
