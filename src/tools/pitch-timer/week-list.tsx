import * as words from '@words/tools/pitch-timer'
import { countDays, shortRange } from '../kit/result/format-day'
import { noteOn } from './plan-words'
import type { Task, Week } from './task'

/** The four weeks, each with its four tasks in the order in which they are done. */
export function WeekList({ weeks }: { weeks: readonly Week[] }) {
  return (
    <ol className="ledger mt-6">
      {weeks.map(({ number, name, firstDay, lastDay, days, tasks }) => (
        <li key={number} className="grid gap-x-10 gap-y-5 py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]">
          <div className="break-after-avoid">
            <h4 className="font-display text-h3 leading-tight font-bold">{words.week(number)}</h4>
            <p className="mt-1">{name}</p>
            <p className="mt-1 text-small text-muted">
              {shortRange(firstDay, lastDay)} ({countDays(days)})
            </p>
          </div>
          <TaskList tasks={tasks} />
        </li>
      ))}
    </ol>
  )
}

/** What comes after the four weeks, in the same rows. */
export function LaterList({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  if (tasks.length === 0) return null
  return (
    <section className="grid gap-x-10 gap-y-5 border-b border-rule py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]">
      <h4 className="font-display text-h3 leading-tight font-bold">{title}</h4>
      <TaskList tasks={tasks} />
    </section>
  )
}

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ol>
      {tasks.map((task) => {
        const note = noteOn(task)
        return (
          <li
            key={`${task.day} ${task.text}`}
            className={`grid break-inside-avoid gap-x-6 gap-y-1 border-b border-rule py-3 first:pt-0 last:border-0 ${note ? 'sm:grid-cols-[minmax(0,1fr)_7.5rem]' : ''}`}
          >
            <span className={`wrap-anywhere ${task.day || !note ? '' : 'text-muted'}`}>{task.text}</span>
            {note ? (
              <span className={`text-small sm:text-right ${task.day ? 'text-muted' : 'font-semibold text-warning'}`}>
                {task.day ? <time dateTime={task.day}>{note}</time> : note}
              </span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
