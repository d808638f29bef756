import * as words from '@words/tools/campaign-timeline'
import type { CalendarDay } from '@/lib/calendar-day'
import { countDays, longDay, shortRange } from '../kit/result/format-day'
import type { Timeline } from './timeline'

/** The five phases with their tasks, each with its dates in words. */
export function PhaseList({ plan, today }: { plan: Timeline; today: CalendarDay }) {
  return (
    <ol className="ledger mt-6">
      {plan.phases.map(({ id, name, days, firstDay, lastDay, tasks }, index) => {
        const compressed = plan.compressed?.[index]
        return (
          <li key={id} className="grid break-inside-avoid gap-x-10 gap-y-4 py-7 md:grid-cols-2-3">
            <div>
              <h4 className="font-display text-h3 leading-tight font-bold">
                <span className="text-accent">{index + 1}</span> {name}
              </h4>
              <p className="mt-2 font-semibold">{countDays(days)}</p>
              <p className="text-small text-muted">
                {words.period(
                  <time key="first" dateTime={firstDay}>
                    {longDay(firstDay)}
                  </time>,
                  days > 1 ? (
                    <time key="last" dateTime={lastDay}>
                      {longDay(lastDay)}
                    </time>
                  ) : undefined,
                )}
              </p>
              {lastDay < today ? <p className="mt-1 text-small font-semibold text-poor">{words.wouldBeOver}</p> : null}
              {compressed ? (
                <p className="mt-1 text-small font-semibold text-accent">
                  {words.compressedTo(shortRange(compressed.firstDay, compressed.lastDay), countDays(compressed.days))}
                </p>
              ) : null}
            </div>
            <ul className="space-y-2">
              {tasks.map((task) => (
                <li key={task} className="grid grid-cols-[1.75rem_1fr]">
                  <span className="mt-[0.7em] h-0.5 w-3.5 bg-accent" aria-hidden="true" />
                  {task}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
