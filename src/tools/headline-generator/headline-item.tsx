import { useId } from 'react'
import { MarkedText } from '../kit/document/marked-text'
import { FactsTable } from './facts-table'
import type { CountedHeadline } from './take-away'

type HeadlineItemProps = {
  headline: CountedHeadline
  number: number
  isChosen: boolean
  onToggle: () => void
}

/** A headline to tick, its pattern, and what can be counted about it. */
export function HeadlineItem({ headline, number, isChosen, onToggle }: HeadlineItemProps) {
  const id = useId()
  const { text, pattern, use } = headline
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
          <span dir="auto" className="min-w-0 font-display text-h3 leading-snug font-bold wrap-anywhere">
            <MarkedText text={text} />
          </span>
        </label>
        <p className="mt-3 text-small text-muted lg:pl-10">{use}</p>
      </div>
      <div className="text-small">
        <FactsTable facts={headline.facts} />
      </div>
    </li>
  )
}
