import { type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { countDays } from '../kit/day-words'
import { HowComputed } from '../kit/how-computed'
import type { Countdown, LocalMoment } from './countdown'
import { FULL_PLAN, type PitchPlan } from './pitch-plan'

type HowItWasPlannedProps = {
  plan: PitchPlan
  target: CalendarDay
  today: CalendarDay
  now: LocalMoment
  countdown: Countdown
}

export function HowItWasPlanned({ plan, target, today, now, countdown }: HowItWasPlannedProps) {
  const { daysLeft, missingDays, keptTasks } = plan
  return (
    <HowComputed>
      <p>
        {countdown.state === 'running'
          ? `Countdown: from ${formatDay(now.day)} to ${formatDay(target)} there are ${countDays(daysBetween(now.day, target))} of 24 hours; minus the ${clock(now)} that have passed today, ${countDays(countdown.days)}, ${countdown.hours} h and ${countdown.minutes} min are left.`
          : `Countdown: it ends at the first minute of ${formatDay(target)}.`}{' '}
        It counts by your own calendar and clock to midnight at the start of the target day, and is computed again every
        minute. Where the clocks change in between, the real time differs by that hour.
      </p>
      <p>
        Weeks: four weeks are {FULL_PLAN} days and end the day before the target. From {formatDay(today)}, today
        included, there {daysLeft === 1 ? 'is' : 'are'} {countDays(daysLeft)}
        {missingDays > 0
          ? `, ${missingDays} too few. What is left is cut into four parts as equal as whole days allow, the longer ones last. For each whole week that is missing (${missingDays} ÷ 7, rounded down: ${Math.floor(missingDays / 7)}) one task of every week goes, from the end of its list, and one always stays: ${keptTasks} of 4.`
          : ', which is enough.'}
      </p>
      <p>
        Tasks: two of each week belong to every pitch. The other two come from the first two kinds of news that your
        words tell; a crisis comes before everything else. They are matched by whole words, so a kind that you describe
        in other words is not seen. Within a week, tasks stand in order of importance and are spread over its working
        days.
      </p>
      <p>
        All tasks and rules are house rules of this tool. Public holidays, and what your journalists are busy with, are
        not known here. Your goals stay on this page: they are in no link and are not stored.
      </p>
    </HowComputed>
  )
}

const clock = ({ hour, minute }: LocalMoment) => `${hour} h ${minute} min`
