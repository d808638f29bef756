import * as words from '@words/tools/campaign-timeline'
import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { countDays, shortDay, shortRange } from '../kit/result/format-day'
import { ganttScale } from './gantt-scale'
import type { Phase, Timeline } from './timeline'

type GanttProps = { plan: Timeline; launchDate: CalendarDay; today: CalendarDay }

// In rem, as the text is, so that both grow together. Widths are percentages: nothing is scaled, least of all text.
const HEAD = 3.75
const ROW = 3.5
const COMPRESSED_ROW = 4.25

/** The phases as bars on a time axis that ends at the launch; the table below it has the same dates as text. */
export function Gantt({ plan, launchDate, today }: GanttProps) {
  const { at, showsToday, weeks } = ganttScale(plan, launchDate, today)
  const row = plan.compressed ? COMPRESSED_ROW : ROW
  const height = HEAD + row * plan.phases.length
  const now = plan.phases.find(({ lastDay }) => lastDay >= today)
  const todayAt = showsToday ? at(today) : 0
  const wait = daysBetween(today, plan.firstDay)

  return (
    <figure className="mt-6">
      <svg
        role="img"
        aria-label={words.drawing(shortDay(plan.firstDay), shortDay(launchDate))}
        width="100%"
        height={`${height}rem`}
        className="block overflow-visible"
      >
        {weeks.map((day) => (
          <Line key={day} x={at(day)} from={HEAD} to={height} className="stroke-rule" />
        ))}
        {showsToday ? (
          <Line x={todayAt} from={2.9} to={height} className="stroke-ink [stroke-dasharray:3_3]" width={1.5} />
        ) : null}
        <text x="100%" y="1rem" textAnchor="end" className="fill-accent text-small font-semibold">
          {words.launch(shortDay(launchDate))}
        </text>
        <text x={`${todayAt}%`} y="2.6rem" textAnchor={anchor(todayAt)} className="fill-ink text-small font-semibold">
          {showsToday ? words.today(shortDay(today)) : words.todayBefore(countDays(wait))}
        </text>
        {plan.phases.map((phase, index) => (
          <Row
            key={phase.id}
            phase={phase}
            top={HEAD + index * row}
            at={at}
            today={today}
            isNext={!plan.isRushed && phase === now}
            compressed={plan.compressed?.[index]}
          />
        ))}
        <Line x={100} from={1.3} to={height} className="stroke-accent" width={3} />
      </svg>
      <figcaption className="mt-4 text-small text-muted">
        {words.howToRead(plan.isRushed, plan.compressed !== undefined)}
      </figcaption>
    </figure>
  )
}

type RowProps = {
  phase: Phase
  /** Upper edge, in rem. */
  top: number
  at: (day: CalendarDay) => number
  today: CalendarDay
  /** The phase that is on, or comes first. */
  isNext: boolean
  compressed: { firstDay: CalendarDay; lastDay: CalendarDay } | undefined
}

function Row({ phase, top, at, today, isNext, compressed }: RowProps) {
  const end = addDays(phase.lastDay, 1)
  // The bar is cut at today: before it lies what can no longer be done.
  const cut = today <= phase.firstDay ? phase.firstDay : today >= end ? end : today
  return (
    <>
      <text
        {...labelPlace(at(phase.firstDay), at(end))}
        y={`${top + 1.1}rem`}
        className="stroke-paper stroke-[0.35rem] text-small [paint-order:stroke] [stroke-linejoin:round]"
      >
        <tspan className={`fill-ink ${isNext ? 'font-bold' : 'font-semibold'}`}>{phase.name}</tspan>
        <tspan className="fill-muted" dx="0.6em">
          {shortRange(phase.firstDay, phase.lastDay)}
        </tspan>
      </text>
      {cut > phase.firstDay ? (
        <Bar from={at(phase.firstDay)} to={at(cut)} y={top + 1.6} className="fill-paper stroke-ink" />
      ) : null}
      {cut < end ? (
        <Bar from={at(cut)} to={at(end)} y={top + 1.6} className={isNext ? 'fill-accent' : 'fill-ink'} />
      ) : null}
      {compressed ? (
        <Bar
          from={at(compressed.firstDay)}
          to={at(addDays(compressed.lastDay, 1))}
          y={top + 2.9}
          height={0.5}
          className="fill-accent"
        />
      ) : null}
    </>
  )
}

function Bar(props: { from: number; to: number; y: number; height?: number; className: string }) {
  const { from, to, y, height = 1.1, className } = props
  return <rect x={`${from}%`} y={`${y}rem`} width={`${to - from}%`} height={`${height}rem`} className={className} />
}

function Line({ x, from, to, className, width = 1 }: LineProps) {
  return <line x1={`${x}%`} x2={`${x}%`} y1={`${from}rem`} y2={`${to}rem`} className={className} strokeWidth={width} />
}
type LineProps = { x: number; from: number; to: number; className: string; width?: number }

/** A label above its bar; it keeps so far from the edges that it has room on a narrow screen. */
function labelPlace(from: number, to: number) {
  const centre = (from + to) / 2
  if (centre < 37) return { x: `${Math.min(from, 25)}%`, textAnchor: 'start' as const }
  if (centre <= 63) return { x: `${centre}%`, textAnchor: 'middle' as const }
  // The line of the launch is at the right edge.
  return { x: `${Math.max(to, 75)}%`, textAnchor: 'end' as const, dx: to > 98 ? '-0.6rem' : 0 }
}

/** Text near an edge starts or ends there. */
function anchor(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 20) return 'start'
  return percent > 80 ? 'end' : 'middle'
}
