import * as words from '@words/tools/crisis-responses'
import { useId, useState } from 'react'
import { ExternalLink } from '@/components/external-link'
import { downloadFile } from '../kit/files/download'
import { deadlineCalendar, deadlineOf, limitInWords, momentInWords } from './deadlines'
import { dutiesFor } from './duties'
import { COUNTRIES, type Country, type Duty } from './duty'
import type { ScenarioReading } from './read-scenario'

type DutyClocksProps = {
  reading: ScenarioReading
  now: Date
  /** Nothing until the visitor chooses: the duties shown are those of the United States, and nothing else follows. */
  chosen: Country | undefined
  onChoose: (country: Country | undefined) => void
}

/** Whom the law may make you tell, by when in the visitor's own time, and where it says so. */
export function DutyClocks({ reading, now, chosen, onChoose }: DutyClocksProps) {
  const id = useId()
  const country = chosen ?? 'us'
  const [learned, setLearned] = useState(now)
  const duties = dutiesFor(reading, country)
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-16 border-t-3 border-ink pt-5">
      <h3 id={`${id}-heading`}>{words.duties}</h3>
      <div className="no-print mt-6 grid gap-6 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-country`} className="mb-1.5 block text-small font-semibold">
            {words.whereItHappened}
          </label>
          <select
            id={`${id}-country`}
            className="field"
            value={chosen ?? ''}
            onChange={(event) => onChoose(COUNTRIES.find(({ value }) => value === event.currentTarget.value)?.value)}
          >
            <option value="">{words.notChosen}</option>
            {COUNTRIES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-learned`} className="mb-1.5 block text-small font-semibold">
            {words.whenLearned}
          </label>
          <input
            id={`${id}-learned`}
            type="datetime-local"
            className="field"
            defaultValue={localTime(now)}
            onChange={(event) => {
              const typed = new Date(event.currentTarget.value)
              if (!Number.isNaN(typed.getTime())) setLearned(typed)
            }}
          />
        </div>
      </div>
      <ul className="mt-6">
        {duties.map((duty) => (
          <DutyLine key={duty.id} duty={duty} learned={learned} />
        ))}
      </ul>
      <p className="mt-4 max-w-measure text-small text-muted">{duties.length === 0 ? words.noDuty : words.askLawyer}</p>
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
  const deadline = deadlineOf(duty, learned)
  return (
    <li className="break-inside-avoid border-b border-rule py-3">
      <strong>{duty.authority}</strong>
      <span className="block">{duty.text}</span>
      <span className="block font-semibold">
        {limitInWords(duty.limit)}
        {duty.limit === 'at once' ? '' : words.byMoment(momentInWords(deadline))}
      </span>
      <span className="mt-1 block text-small text-muted">
        {words.source(
          <ExternalLink key="source" href={duty.source.href}>
            {duty.source.label}
          </ExternalLink>,
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
