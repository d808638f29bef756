import * as words from '@words/tools/pitch-timer'
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { WEEKDAYS } from '../kit/result/format-day'
import { type Month, type MonthDay, monthsOf } from './month'
import type { Week } from './task'

type MonthCalendarProps = { weeks: readonly Week[]; target: CalendarDay; today: CalendarDay }

/** The plan in the months it lies in. Every day says its week in letters too, so that colour is never alone. */
export function MonthCalendar({ weeks, target, today }: MonthCalendarProps) {
  const months = monthsOf(weeks, target)
  const showsToday = months.some(({ firstDay }) => firstDay.slice(0, 7) === today.slice(0, 7))
  return (
    <figure className="mt-6">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {months.map((month) => (
          <MonthTable key={month.firstDay} month={month} target={target} today={today} />
        ))}
      </div>
      <figcaption className="mt-4 text-small text-muted">{words.calendarNote(showsToday)}</figcaption>
    </figure>
  )
}

function MonthTable({ month, target, today }: { month: Month; target: CalendarDay; today: CalendarDay }) {
  const [name, year] = formatDay(month.firstDay).split(' 1, ')
  return (
    <table className="w-full max-w-xl table-fixed border-collapse self-start text-small [font-variant-numeric:tabular-nums]">
      <caption className="mb-3 text-left font-display text-h3 font-bold [font-variant-numeric:lining-nums]">
        {name} {year}
      </caption>
      <thead>
        <tr className="border-b-3 border-ink">
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday} className="py-2 text-left text-kicker font-semibold">
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.rows.map((row) => (
          <tr key={row.find((place) => place)?.day} className="border-b border-rule">
            {row.map((place, column) => (
              <Place key={WEEKDAYS[column]} place={place} target={target} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PlaceProps = { place: MonthDay | undefined; target: CalendarDay; today: CalendarDay }

function Place({ place, target, today }: PlaceProps) {
  if (!place) return <td />
  const { day, weeks } = place
  const isTarget = day === target
  const isToday = day === today
  const look = isTarget
    ? 'bg-accent text-accent-ink font-bold print:border-2 print:border-ink print:bg-paper print:text-ink'
    : weeks.length > 0
      ? weeks.some((week) => week % 2 === 1)
        ? 'bg-surface'
        : ''
      : 'text-muted'
  return (
    <td
      className={`h-14 px-1 py-1 align-top sm:px-1.5 ${look} ${isToday ? 'outline-2 -outline-offset-2 outline-ink outline-solid' : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="block leading-tight">{Number(day.slice(8))}</span>
      {weeks.length > 0 ? (
        <>
          <span className="block text-xs leading-tight font-semibold" aria-hidden="true">
            {words.shortWeeks(weeks)}
          </span>
          <span className="sr-only">{words.weeks(weeks)}</span>
        </>
      ) : null}
      {isTarget ? (
        <span className="block text-xs leading-tight font-semibold whitespace-nowrap">{words.target}</span>
      ) : null}
      {isToday ? <span className="sr-only">{words.today}</span> : null}
    </td>
  )
}
