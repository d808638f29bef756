import { type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { countDays } from '../kit/day-words'
import { labelOf } from '../kit/fields'
import { HowComputed } from '../kit/how-computed'
import { FOLLOW_UP_AFTER } from './answers'
import type { Countdown, LocalMoment } from './countdown'
import { ENOUGH_WORKING_DAYS, keptTasks } from './kept-tasks'
import type { PitchPlan } from './pitch-plan'
import { FULL_PLAN } from './week-spans'
import { COUNTRIES, type Country, LAST_YEAR } from './working-days'

type HowItWasPlannedProps = {
  plan: PitchPlan
  country: Country
  target: CalendarDay
  today: CalendarDay
  now: LocalMoment
  countdown: Countdown
}

export function HowItWasPlanned({ plan, country, target, today, now, countdown }: HowItWasPlannedProps) {
  const { daysLeft, missingDays, badNews } = plan
  return (
    <HowComputed>
      <p>
        {countdown.state === 'running'
          ? `Countdown: from ${formatDay(now.day)} to ${formatDay(target)} there are ${countDays(daysBetween(now.day, target))} of 24 hours; minus the ${clock(now)} that have passed today, ${countDays(countdown.days)}, ${countdown.hours} h and ${countdown.minutes} min are left.`
          : `Countdown: it ends at the first minute of ${formatDay(target)}.`}{' '}
        It counts by your own calendar and clock to midnight at the start of the target day, and is computed again every
        minute. Where the clocks change in between, the real time differs by that hour.
      </p>
      {badNews ? <BadNewsRules /> : <PitchRules daysLeft={daysLeft} missingDays={missingDays} today={today} />}
      {badNews ? null : (
        <p>
          Follow-up: once, {FOLLOW_UP_AFTER} working days after the pitch, because most answers come on the same day.
          All other tasks and rules are house rules of this tool, too; the figures on this page have their sources
          beside them.
        </p>
      )}
      <p>
        {country === 'none'
          ? 'Working days are Monday to Friday. Public holidays were not asked for.'
          : `Working days are Monday to Friday less the national public holidays of ${labelOf(COUNTRIES, country)}, which are known until ${LAST_YEAR}; regions have more of their own. Holidays: date-holidays, CC BY-SA 3.0.`}{' '}
        What your journalists are busy with is not known here. Your words stay on this page: they are in no link, and
        are kept only if you ask for it.
      </p>
    </HowComputed>
  )
}

function PitchRules({ daysLeft, missingDays, today }: { daysLeft: number; missingDays: number; today: CalendarDay }) {
  return (
    <>
      <p>
        Weeks: four weeks are {FULL_PLAN} days and end the day before the target. From {formatDay(today)}, today
        included, there {daysLeft === 1 ? 'is' : 'are'} {countDays(daysLeft)}
        {missingDays > 0
          ? `, ${missingDays} too few. What is left is cut into four parts as equal as whole days allow, the longer ones last. With at least ${ENOUGH_WORKING_DAYS} working days left, all tasks stay, and two may share a day. With fewer, for each whole week that is missing (${missingDays} ÷ 7, rounded down: ${Math.floor(missingDays / 7)}) one task of every week goes unless it has a working day of its own, first what nothing else needs, and at least ${keptTasks(daysLeft)} of 4 stay. What is never dropped: the sentence, the goal’s own task, a list of whom to write to, the email, the approval and the pitch. Where a goal counts what people do before the target, the pitch begins in the middle.`
          : ', which is enough. Where days are to spare, a week begins earlier until it has four working days outside December 21 to January 3, and the last until pitch and follow-up fit.'}
      </p>
      <p>
        Tasks: about half of them belong to every pitch. The others come from the first two kinds of news that your news
        tells, or your goals where the news tells none, and from your goals. They are matched by whole words, so a kind
        that you describe in other words is not seen. Tasks are in the order in which they need each other: approval
        comes before anybody is asked, and an offer to one before the pitch to all. News that is not public yet goes
        only to those who agree to an embargo until the target.
      </p>
    </>
  )
}

function BadNewsRules() {
  return (
    <p>
      Weeks: the first is today, the second ends a week from today, the third is one week and the fourth is two. They do
      not wait for working days and do not end with the target. Job cuts, results, higher prices and cases of your own
      in court differ, because those who announce them choose the day: the first two weeks end before the target, and
      the third begins with it. Tasks: all are house rules of this tool, and none is dropped.
    </p>
  )
}

const clock = ({ hour, minute }: LocalMoment) => `${hour} h ${minute} min`
