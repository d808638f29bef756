import * as words from '@words/tools/crisis-responses'
import { useId } from 'react'
import { type Filled, givenFor } from '../kit/document/placeholders'
import type { Placeholder } from './placeholders'

type FillInProps = {
  placeholders: readonly Placeholder[]
  filled: Filled
  onFill: (placeholder: string, value: string) => void
}

/** Everything to fill in, each once: what is typed here appears in all four documents. */
export function FillIn({ placeholders, filled, onFill }: FillInProps) {
  const left = placeholders.filter(({ text }) => givenFor(text, filled) === undefined).length
  return (
    <details className="group no-print mt-10 border-y border-ink">
      <summary className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-3">
        <span className="font-display text-h3 font-bold before:inline-block before:w-7 before:content-['+'] group-open:before:content-['−']">
          {words.fillInOnce}
        </span>
        <span role="status" className={`text-small font-semibold ${left === 0 ? 'text-good' : 'text-warning'}`}>
          {left === 0 ? words.everythingFilledIn : words.stillToFillIn(left, placeholders.length)}
        </span>
      </summary>
      <p className="max-w-measure pt-2 text-small text-muted">{words.staysInPage}</p>
      <ul className="grid gap-x-10 gap-y-6 pt-6 pb-8 sm:grid-cols-2">
        {placeholders.map((placeholder) => (
          <FillInLine
            key={placeholder.text}
            placeholder={placeholder}
            value={filled[placeholder.text] ?? ''}
            onFill={onFill}
          />
        ))}
      </ul>
    </details>
  )
}

type FillInLineProps = { placeholder: Placeholder; value: string; onFill: FillInProps['onFill'] }

function FillInLine({ placeholder: { text, documents }, value, onFill }: FillInLineProps) {
  const id = useId()
  const label = text.slice(1, -1)
  return (
    <li className="break-inside-avoid">
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label.charAt(0).toUpperCase() + label.slice(1)}
      </label>
      <input
        id={id}
        type="text"
        className="field"
        autoComplete="off"
        value={value}
        maxLength={5000}
        aria-describedby={`${id}-where`}
        onChange={(event) => onFill(text, event.currentTarget.value)}
      />
      <p id={`${id}-where`} className="mt-1 text-small text-muted">
        {documents.length === 4 ? words.inAllFour : documents.join(', ')}
      </p>
    </li>
  )
}

/** The same on paper: a list to tick off, after the documents. */
export function PrintedChecklist({ placeholders, filled }: Pick<FillInProps, 'placeholders' | 'filled'>) {
  const left = placeholders.filter(({ text }) => givenFor(text, filled) === undefined)
  if (left.length === 0) return null
  return (
    <section className="mt-10 hidden print:block">
      <h3>{words.toFillIn}</h3>
      <ul className="mt-3 columns-2 gap-8 text-small">
        {left.map(({ text }) => (
          <li key={text} className="flex break-inside-avoid gap-2 py-1">
            <span className="mt-1 size-3 flex-none border border-ink" />
            {text.slice(1, -1)}
          </li>
        ))}
      </ul>
    </section>
  )
}
