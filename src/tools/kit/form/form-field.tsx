import * as words from '@words/tools/kit'
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { today } from '@/lib/calendar-day'
import { type Field, labelOf, type Option, optionsOf, parseFields, type Raw } from './fields'
import type { Proposal } from './propose'

type FormFieldProps = {
  name: string
  field: Field
  /** The values of all inputs of the form. */
  raw: Raw
  message: string | undefined
  onChange: (text: string) => void
  /** Called with what is wrong when the browser does not accept the input. */
  onRefuse: (message: string | undefined) => void
  /** An answer that the typed words suggest, while there is none. */
  proposal?: Proposal | undefined
  onAccept: (proposal: Proposal) => void
}

/** How many characters before its limit a text is counted; texts with a lower limit always are. */
const NEAR = 500

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A label, its input, and between them what is wrong, in words, tied to the input. */
export function FormField({ name, field, raw, message, onChange, onRefuse, proposal, onAccept }: FormFieldProps) {
  // A page has one form with these names. A made-up id would differ between the program that renders and the program that starts.
  const id = `input-${name}`
  const hintId = `${id}-hint`
  const messageId = `${id}-message`
  const text = raw[name] ?? ''
  // Phrases are short by their nature; the browser stops at the limit.
  const isLimited = field.kind === 'text' && !field.isQuestion && field.maxLength - text.length <= NEAR
  const input = useRef<Input>(null)
  const shown = useRef(field.initial ?? '')
  // The input follows the state without being controlled: React would make its default value the same, and browsers put back
  // what was typed into a page only where it differs from that. What was typed before React was there stays.
  useLayoutEffect(() => {
    if (text === shown.current) return
    shown.current = text
    if (input.current && input.current.value !== text) input.current.value = text
  }, [text])
  const hint = typeof field.hint === 'function' ? field.hint(raw) : field.hint
  const describedBy = [hint || isLimited ? hintId : '', message ? messageId : ''].filter(Boolean).join(' ')

  const shared = {
    id,
    name,
    className: 'field',
    required: !field.optional,
    ref: input,
    defaultValue: field.initial ?? '',
    'aria-invalid': message ? true : undefined,
    'aria-describedby': describedBy || undefined,
    // The browser finds what is missing; the words are ours, and stay beside the input.
    onInvalid: (event: FormEvent<Input>) => {
      event.preventDefault()
      const input = event.currentTarget
      onRefuse(messageFor(name, field, raw))
      if (input.form?.querySelector(':invalid') === input) input.focus()
    },
    onChange: ({ currentTarget }: ChangeEvent<Input>) => onChange(currentTarget.value),
  }

  return (
    <div className={`${isWide(field) ? 'field-wide' : ''} ${message ? 'border-l-4 border-poor pl-4' : ''}`}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {field.label}
        {field.optional && !field.isQuestion && !(field.kind === 'number' && field.isAssumption) ? (
          <span className="font-normal text-muted">{words.optional}</span>
        ) : null}
      </label>
      {message ? (
        <p id={messageId} className="mb-2 font-semibold text-poor">
          {message}
        </p>
      ) : null}
      <FieldInput field={field} raw={raw} shared={shared} />
      {proposal && field.kind === 'choice' ? (
        <p className="mt-1.5 text-small">
          {words.proposed(proposal.because)}{' '}
          <button type="button" className="action text-left" onClick={() => onAccept(proposal)}>
            {words.take(labelOf(optionsOf(field, raw), proposal.value))}
          </button>
        </p>
      ) : null}
      {hint || isLimited ? (
        <p id={hintId} className="mt-1.5 flex justify-between gap-4 text-small text-muted">
          <span>{hint}</span>
          {isLimited ? <span className="flex-none">{words.charactersUsed(text.length, field.maxLength)}</span> : null}
        </p>
      ) : null}
    </div>
  )
}

/** More characters than half of the width of a form shows of a choice. */
const LONG_OPTION = 24

/** Whether a field takes both columns of a form. */
function isWide(field: Field): boolean {
  if (field.kind === 'text') return Boolean(field.rows)
  if (field.kind !== 'choice' || !field.isQuestion || 'by' in field.options) return false
  return field.options.some(({ label }) => label.length > LONG_OPTION)
}

type FieldInputProps = {
  field: Field
  raw: Raw
  shared: Record<string, unknown>
}

function FieldInput({ field, raw, shared }: FieldInputProps) {
  switch (field.kind) {
    case 'number':
      return (
        <span className="flex items-center gap-2">
          {field.unit === '$' ? <span aria-hidden="true">$</span> : null}
          <input {...shared} type="text" inputMode="decimal" />
          {field.unit === '%' ? <span aria-hidden="true">%</span> : null}
        </span>
      )
    case 'text':
      return field.rows ? (
        <textarea {...shared} rows={field.rows} maxLength={field.maxLength} placeholder={field.placeholder} />
      ) : (
        <input {...shared} type="text" maxLength={field.maxLength} placeholder={field.placeholder} />
      )
    case 'day':
      return <DayInput shared={shared} notBeforeToday={field.notBeforeToday} />
    case 'choice':
      return <ChoiceInput options={optionsOf(field, raw)} shared={shared} />
  }
}

type ChoiceInputProps = { options: readonly Option[]; shared: Record<string, unknown> }

function ChoiceInput({ options, shared }: ChoiceInputProps) {
  return (
    <select {...shared}>
      <option value="">{shared.required ? words.chooseOne : words.open}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** The prerendered page cannot know the visitor's day: the limit comes with React. */
function DayInput({ shared, notBeforeToday }: { shared: Record<string, unknown>; notBeforeToday?: true }) {
  const [earliest, setEarliest] = useState<string>()
  useEffect(() => {
    if (notBeforeToday) setEarliest(today())
  }, [notBeforeToday])
  return <input {...shared} type="date" min={earliest} />
}

function messageFor(name: string, field: Field, raw: Raw): string | undefined {
  const parsed = parseFields({ [name]: field }, raw, today())
  return parsed.isValid ? undefined : parsed.messages[name]
}
