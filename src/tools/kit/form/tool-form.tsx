import * as words from '@words/tools/kit'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Tool } from '../tool'
import { ErrorSummary } from './error-summary'
import { type Fields, type Messages, missingFields, type Raw } from './fields'
import { FormField } from './form-field'
import { KeepTyped } from './keep-typed'
import { keepChoices } from './left-choices'
import type { Proposal } from './propose'

type ToolFormProps = {
  tool: Tool
  /** What the inputs hold at first. */
  raw: Raw
  messages: Messages
  notice?: string
  isWorking: boolean
  /** Where a visitor is led who just emptied the form or filled it with the example. */
  takesFocus?: 'first' | 'submit'
  onSubmit: (raw: Raw) => void
  /** Called when a visitor changed an input. */
  onType: (raw: Raw) => void
  /** Answers that the typed words suggest, by the name of the question. */
  proposals: (typed: Raw) => Readonly<Record<string, Proposal | undefined>>
  /** Fills the form with the example; missing where that would replace a result. */
  onExample?: () => void
}

/**
 * The form of a tool. Its inputs are uncontrolled, so that text typed before hydration is kept; their values are only
 * read, for counters, dependent options and the disabled submit button.
 */
export function ToolForm({
  tool,
  raw,
  messages,
  notice,
  isWorking,
  takesFocus,
  onSubmit,
  onType,
  proposals,
  onExample,
}: ToolFormProps) {
  const { slug, fields, waitsUntilFilled } = tool
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(raw)
  const [shown, setShown] = useState<Partial<Messages>>(messages)
  // The prerendered submit button is disabled; only reading the inputs tells whether it can be enabled.
  const watch = () => {
    const now = form.current ? readForm(form.current, fields) : raw
    setTyped(now)
    return now
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the inputs after they were rendered
  useLayoutEffect(() => {
    if (!form.current) return
    // A shared link with a mistake fills the form that is already on the page.
    for (const [name, text] of Object.entries(raw)) if (text !== '') setInput(form.current, name, text)
    watch()
  }, [raw])

  // A choice is reset when its options change, a question goes when others make it useless, and the browser sends no event.
  useLayoutEffect(() => {
    const now = form.current && readForm(form.current, fields)
    if (!now || Object.keys(now).every((name) => now[name] === typed[name])) return
    setTyped(now)
    onType(now)
  })

  useEffect(() => {
    keepChoices(fields, typed)
  }, [fields, typed])

  useEffect(() => {
    const target = { first: '.field', submit: '[type="submit"]' }[takesFocus ?? 'first']
    if (takesFocus) form.current?.querySelector<HTMLElement>(target)?.focus()
  }, [takesFocus])

  useEffect(() => {
    setShown(messages)
    const first = Object.keys(fields).find((name) => name in messages)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [fields, messages])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isWorking) onSubmit(readForm(event.currentTarget, fields))
  }

  function accept(name: string, { value }: Proposal) {
    if (!form.current) return
    setInput(form.current, name, value)
    onType(watch())
    form.current.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }

  const missing = missingFields(fields, typed)
  const proposed = proposals(typed)
  const entries = Object.entries(fields)
  const assumptions = entries.filter(([, field]) => field.kind === 'number' && field.isAssumption)
  const questions = entries.filter(([, field]) => field.isQuestion && (field.isAsked?.(typed) ?? true))
  const inputs = entries.filter((entry) => !assumptions.includes(entry) && !entry[1].isQuestion)
  const renderField = ([name, field]: (typeof entries)[number]) => (
    <FormField
      key={name}
      name={name}
      field={field}
      first={raw[name] ?? ''}
      typed={typed}
      message={shown[name]}
      onMessage={(message) => setShown((before) => ({ ...before, [name]: message }))}
      proposal={typed[name] ? undefined : proposed[name]}
      onAccept={(proposal) => accept(name, proposal)}
    />
  )

  return (
    <section aria-label={words.yourInput}>
      <noscript>
        <p className="mb-8 border-l-3 border-accent pl-5 font-semibold">{words.needsScript}</p>
      </noscript>
      {notice ? (
        <p role="alert" className="mb-8 border-l-3 border-poor pl-5 font-semibold text-poor">
          {notice}
        </p>
      ) : null}
      <form ref={form} onSubmit={submit} onInput={() => onType(watch())} className="ledger pt-8">
        <ErrorSummary fields={fields} messages={shown} form={form} />
        <div className="form-fields foldable pb-8">{inputs.map(renderField)}</div>
        {questions.length > 0 ? (
          <fieldset className="questions pb-8">
            <legend className="pt-7 font-semibold">{words.questions}</legend>
            <p className="mb-6 text-small text-muted">{words.whyQuestions}</p>
            <div className="form-fields">{questions.map(renderField)}</div>
          </fieldset>
        ) : null}
        {assumptions.length > 0 ? (
          <details className="foldable mt-7 border-y border-rule" open={assumptions.some(([name]) => shown[name])}>
            <summary className="summary-row font-semibold">{words.assumptions}</summary>
            <div className="form-fields pt-2 pb-7">{assumptions.map(renderField)}</div>
          </details>
        ) : null}
        <div className="foldable border-0! pt-8">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <button
              type="submit"
              className="button w-full sm:w-auto"
              disabled={isWorking || (waitsUntilFilled && missing > 0)}
            >
              {isWorking ? tool.words.progress : tool.words.submit}
            </button>
            {onExample && !isWorking ? (
              <button type="button" onClick={onExample} className="action scripted-only">
                {words.useExample}
              </button>
            ) : null}
            {waitsUntilFilled && missing > 0 ? (
              <span className="text-small text-muted">{words.fieldsToGo(missing)}</span>
            ) : null}
          </div>
          <p className="mt-4 text-small text-muted">{words.staysInBrowser}</p>
          <KeepTyped slug={slug} typed={typed} />
        </div>
      </form>
    </section>
  )
}

/** What the inputs of a form hold now. */
export function readForm(form: HTMLFormElement, fields: Fields): Raw {
  const data = new FormData(form)
  return Object.fromEntries(Object.keys(fields).map((name) => [name, String(data.get(name) ?? '')]))
}

function setInput(form: HTMLFormElement, name: string, text: string) {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = text
  if (input instanceof HTMLSelectElement && [...input.options].some(({ value }) => value === text)) input.value = text
}
