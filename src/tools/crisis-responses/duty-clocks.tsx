import * as words from '@words/tools/crisis-responses'
import { useId, useState } from 'react'
import { ExternalLink } from '@/components/external-link'
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import type { Duty } from '@/schema/tool-tables/crisis'
import { downloadFile } from '../kit/files/download'
import { deadlineCalendar, deadlineOf, momentInWords, runsFromLearning } from './deadlines'

type DutyClocksProps = {
  duties: readonly Duty[]
  /** Whether the questions are answered that decide which duties there are. */
  isAnswered: boolean
}

/** Whom the law may make you tell, by when in the visitor's own time, and where it says so. */
export function DutyClocks({ duties, isAnswered }: DutyClocksProps) {
  const id = useId()
  const [learned, setLearned] = useState<Date>()
  const hasClock = duties.some(runsFromLearning)
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-16 border-t-3 border-ink pt-5">
      <h3 id={`${id}-heading`}>{words.duties}</h3>
      {hasClock ? (
        <div className="no-print mt-6">
          <label htmlFor={`${id}-learned`} className="mb-1.5 block text-small font-semibold">
            {words.whenLearned}
          </label>
          <input
            id={`${id}-learned`}
            type="datetime-local"
            className="field max-w-80"
            onChange={(event) => {
              const typed = new Date(event.currentTarget.value)
              setLearned(Number.isNaN(typed.getTime()) ? undefined : typed)
            }}
          />
        </div>
      ) : null}
      <ul className="mt-6">
        {duties.map((duty) => (
          <DutyLine key={duty.id} duty={duty} learned={learned} />
        ))}
      </ul>
      <p className="mt-4 max-w-measure text-small text-muted">
        {duties.length > 0 ? words.askLawyer : isAnswered ? words.noDuty : words.dutiesAsk}
      </p>
      {learned && hasClock ? (
        <p className="no-print mt-4">
          <button
            type="button"
            className="button button-quiet"
            onClick={() =>
              downloadFile({
                label: words.downloadDeadlines,
                name: 'duties-to-report.ics',
                type: 'text/calendar',
                text: () => deadlineCalendar(duties, learned),
              })
            }
          >
            {words.downloadDeadlines}
          </button>
        </p>
      ) : null}
    </section>
  )
}

function DutyLine({ duty, learned }: { duty: Duty; learned: Date | undefined }) {
  const { authority, text, source, url, reviewed } = duty
  return (
    <li className="break-inside-avoid border-b border-rule py-3">
      <strong>{authority}</strong>
      <span className="block">{text}</span>
      <span className="block font-semibold">{dueInWords(duty, learned)}</span>
      <span className="mt-1 block text-small text-muted">
        {words.sourceRead(
          <ExternalLink key="source" href={url}>
            {source}
          </ExternalLink>,
          formatDay(reviewed as CalendarDay),
        )}
      </span>
    </li>
  )
}

/** Without the moment at which a clock began, its length alone. */
function dueInWords(duty: Duty, learned: Date | undefined): string {
  if (duty.limit === 'at once') return words.atOnce
  if (!runsFromLearning(duty)) return words.beforeEffect(duty.limit)
  return learned ? words.byMoment(duty.limit, momentInWords(deadlineOf(duty, learned))) : words.afterLearned(duty.limit)
}
