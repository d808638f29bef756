import { addDays, type CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { checklist, paragraph, section, type TextDocument } from '../kit/document/text-document'
import { type CalendarEvent, eventId } from '../kit/files/calendar-file'
import { countDays, longDay, shortRange, shortWeekday } from '../kit/result/format-day'
import { TASKS_A_WEEK } from './kept-tasks'
import type { PitchPlan } from './pitch-plan'
import type { Task } from './task'
import { FULL_PLAN, isQuiet, WEEKS } from './week-spans'

/** How many working days there are, and whether four weeks fit; when they do not, what was done about it. */
export function verdict(plan: PitchPlan): string {
  return [howItFits(plan), ...plan.notes].join(' ')
}

function howItFits(plan: PitchPlan): string {
  const { workingDaysLeft, badNews } = plan
  if (badNews?.isPlanned)
    return 'The target is taken as the day on which people are told. If the news is out already, call the lawyer, and then do today what Week 3 says. No task is dropped: where time is short, move the day.'
  if (badNews)
    return 'Bad news is told today: all tasks of Week 1 are for today. The other three weeks follow, also after your target, because people ask until it is settled.'
  const counted = workingDaysLeft === 1 ? '1 working day is' : `${workingDaysLeft} working days are`
  return plan.daysLeft === 0 ? fitOf(plan) : `${counted} left. ${fitOf(plan)}`
}

function fitOf(plan: PitchPlan): string {
  const { daysLeft, missingDays, wait, isMoved, weeks } = plan
  const all = TASKS_A_WEEK * WEEKS
  const dropped = weeks.flatMap(({ tasks }) => tasks).filter(({ day }) => !day).length
  if (daysLeft === 0)
    return `The target is today, and a plan no longer fits. Find the sentence and whom it is for, write, get approval and send: the other ${dropped} tasks are marked to drop.`
  if (missingDays === 0) {
    const starts =
      wait > 0
        ? `Four weeks fit. Week 1 starts on ${formatDay(weeks[0]?.firstDay ?? '')}; until then you have ${countDays(wait)} to spare.`
        : `Four weeks fit${daysLeft === FULL_PLAN ? ' exactly' : ''}. Week 1 starts today.`
    return [starts, ...(isMoved ? [movedOf(plan)] : []), ...leftOutOf(dropped)].join(' ')
  }
  const short = `Four weeks do not fit: there ${daysLeft === 1 ? 'is' : 'are'} ${countDays(daysLeft)}, and four weeks take ${FULL_PLAN}.`
  const shared = daysLeft < WEEKS ? 'Weeks share a day.' : `The four are compressed to ${lengths(weeks)}.`
  if (dropped === 0) return `${short} ${shared} All ${all} tasks stay.`
  const late =
    daysLeft < WEEKS
      ? ' Only those who publish within a day can still take it: newsletters, magazines and shops plan weeks ahead, so move the day if you can.'
      : ''
  return `${short} ${shared} ${dropped} of the ${all} tasks are marked to drop: those that nothing else needs, or that no longer fit.${late}`
}

/** Why weeks begin earlier than the target asks for. */
function movedOf({ weeks, daysLeft, wait }: PitchPlan): string {
  const start = weeks[0]?.firstDay ?? '2000-01-01'
  const days = Array.from({ length: daysLeft - wait }, (_, index) => addDays(start, index))
  return days.some(isQuiet)
    ? 'Weeks begin earlier than the target asks for, so that nobody is asked for an answer between December 21 and January 3.'
    : 'Weeks begin earlier than the target asks for, because of public holidays.'
}

const leftOutOf = (dropped: number) =>
  dropped === 0
    ? []
    : [`Holidays leave no room for ${dropped === 1 ? 'one task' : `${dropped} tasks`}, marked to drop.`]

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
      paragraph(`${plan.goals.length > 1 ? 'Goals' : 'Goal'}: ${plan.goals.join('; ')}`),
      paragraph(verdict(plan)),
    ],
    sections: [
      ...plan.weeks.map(({ number, name, firstDay, lastDay, tasks }) =>
        section(`week-${number}`, `Week ${number}: ${name} (${shortRange(firstDay, lastDay)})`, [
          checklist(tasks.map(asItem)),
        ]),
      ),
      ...(plan.later.length > 0
        ? [section('until-the-target', 'Until the target', [checklist(plan.later.map(asItem))])]
        : []),
      // A heading with nothing under it would come after the weeks that follow the day.
      ...(plan.onTheDay.length > 0
        ? [
            section('target', '', [
              paragraph(
                `Target: ${longDay(target)}${plan.isHeld ? ': publish at the hour at which the embargo ends' : ''}`,
              ),
              checklist(plan.onTheDay.map(asItem)),
            ]),
          ]
        : []),
    ],
  }
}

const asItem = ({ text, day }: Task) => `${text} (${taskNote(day)})`

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
  const after = [
    ...plan.later.map((task) => ({ ...task, description: 'Until the target' })),
    ...plan.onTheDay.map((task) => ({ ...task, description: 'Target' })),
  ].flatMap(({ text, day, description }, index) =>
    day ? [{ id: `${id}-after-${index + 1}`, title: text, description, firstDay: day, lastDay: day }] : [],
  )
  return [...tasks, ...after, end]
}
