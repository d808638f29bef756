import * as words from '@words/tools/crisis-responses'
import { useId, useState } from 'react'
import { ExternalLink } from '@/components/external-link'
import type { Duty } from '@/schema/tool-tables/crisis'
import { downloadFile } from '../kit/files/download'
import { deadlineCalendar, deadlineOf, momentInWords } from './deadlines'

type DutyClocksProps = {
  duties: readonly Duty[]
  /** Whether the questions are answered that decide which duties there are. */
  isAnswered: boolean
  /** The moment of the result. */
  now: Date
}

/** Whom the law may make you tell, by when in the visitor's own time, and where it says so. */
export function DutyClocks({ duties, isAnswered, now }: DutyClocksProps) {
  const id = useId()
  const [learned, setLearned] = useState(now)
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-16 border-t-3 border-ink pt-5">
      <h3 id={`${id}-heading`}>{words.duties}</h3>
      {duties.length > 0 ? (
        <div className="no-print mt-6">
          <label htmlFor={`${id}-learned`} className="mb-1.5 block text-small font-semibold">
            {words.whenLearned}
          </label>
          <input
            id={`${id}-learned`}
            type="datetime-local"
            className="field max-w-80"
            defaultValue={localTime(now)}
            onChange={(event) => {
              const typed = new Date(event.currentTarget.value)
              if (!Number.isNaN(typed.getTime())) setLearned(typed)
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
      {duties.length > 0 ? (
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

function DutyLine({ duty, learned }: { duty: Duty; learned: Date }) {
  const { authority, text, limit, source, url, reviewed } = duty
  return (
    <li className="break-inside-avoid border-b border-rule py-3">
      <strong>{authority}</strong>
      <span className="block">{text}</span>
      <span className="block font-semibold">
        {limit === 'at once' ? words.atOnce : words.byMoment(limit, momentInWords(deadlineOf(duty, learned)))}
      </span>
      <span className="mt-1 block text-small text-muted">
        {words.sourceRead(
          <ExternalLink key="source" href={url}>
            {source}
          </ExternalLink>,
          reviewed,
        )}
      </span>
    </li>
  )
}

/** As the input of a local date and time writes it. */
function localTime(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const day = [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-')
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`
}
