import { useId } from 'react'
import { MarkedText } from '../kit/document/marked-text'
import type { Headline } from './write-headlines'

type HeadlineItemProps = {
  headline: Headline
  number: number
  isChosen: boolean
  onToggle: () => void
}

/** A headline to tick, its pattern, and what can be counted about it. */
export function HeadlineItem({ headline, number, isChosen, onToggle }: HeadlineItemProps) {
  const id = useId()
  const { text, pattern, use, reason, facts } = headline
  return (
    <li className="grid gap-x-12 gap-y-4 py-7 break-inside-avoid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <p className="kicker text-accent">
          {number} · {pattern}
        </p>
        <label htmlFor={id} className="mt-2 flex min-h-11 items-start gap-4">
          <input
            id={id}
            type="checkbox"
            checked={isChosen}
            onChange={onToggle}
            className="mt-1 size-6 flex-none accent-accent"
          />
          <span dir="auto" className="min-w-0 font-display text-h3 leading-snug font-bold [overflow-wrap:anywhere]">
            <MarkedText text={text} />
          </span>
        </label>
        <p className="mt-3 text-small text-muted lg:pl-10">
          {use} {reason}
        </p>
      </div>
      <div className="text-small">
        <dl className="[font-variant-numeric:tabular-nums]">
          <div className="flex justify-between gap-4 border-b border-rule pb-1.5">
            <dt>Length</dt>
            <dd>
              {facts.characters} characters, {facts.words} words
            </dd>
          </div>
          {facts.cuts.map(({ name, limit, seen }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5">
              <dt>
                {name}, about {limit}
              </dt>
              <dd className={seen ? 'font-semibold text-warning' : 'text-good'}>{seen ? 'cut' : 'whole'}</dd>
              {seen ? (
                <dd dir="auto" className="w-full text-muted [overflow-wrap:anywhere]">
                  {seen}
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
        <details className="group mt-1">
          <summary className="flex min-h-11 items-center before:w-5 before:content-['+'] group-open:before:content-['−']">
            Reading notes
          </summary>
          <ul className="space-y-1.5 text-muted">
            {facts.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  )
}
