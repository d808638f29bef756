import * as words from '@words/tools/pitch-timer'
import type { CalendarDay } from '@/lib/calendar-day'
import { longDay } from '../kit/result/format-day'
import type { Countdown } from './countdown'

/** Days, hours and minutes in large figures; on the target day itself, the word for it. */
export function CountdownFigures({ countdown, target }: { countdown: Countdown; target: CalendarDay }) {
  return (
    <div role="timer" aria-label={words.timeUntil(longDay(target))}>
      {countdown.state === 'running' ? (
        <dl className="grid max-w-176 grid-cols-3 gap-x-4 sm:gap-x-10">
          <Part label={words.days} value={countdown.days} />
          <Part label={words.hours} value={countdown.hours} />
          <Part label={words.minutes} value={countdown.minutes} />
        </dl>
      ) : (
        <p className="figure border-t border-rule pt-5 text-h1">
          {countdown.state === 'today' ? words.today : words.hasPassed}
        </p>
      )}
    </div>
  )
}

function Part({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-rule pt-5">
      <dt className="mt-2 text-muted">{label}</dt>
      <dd className="figure text-h1">{value.toLocaleString('en-US')}</dd>
    </div>
  )
}
