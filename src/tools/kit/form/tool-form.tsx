import * as words from '@words/tools/kit'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Tool } from '../tool'
import { ErrorSummary } from './error-summary'
import { type Fields, missingFields, type Raw } from './fields'
import { FormField } from './form-field'
import { KeepTyped } from './keep-typed'
import type { Proposal } from './propose'
import type { Focus, ToolState } from './tool-state'

type ToolFormProps = {
  tool: Tool
  state: Pick<ToolState, 'raw' | 'messages' | 'isBadLink' | 'isWorking' | 'focus'>
  /** Reads what the inputs held before React was there. */
  ref: Ref<{ read: () => Raw }>
  onChange: (changed: Raw, focus?: Focus) => void
  /** Called when the browser does not accept an input, or accepts it again. */
  onRefuse: (name: string, message: string | undefined) => void
  onSubmit: () => void
  /** Answers that the typed words suggest, by the name of the question. */
  proposals: Readonly<Record<string, Proposal | undefined>>
  /** Fills the form with the example; missing where that would replace a result. */
  onExample?: (() => void) | undefined
}

/** The form of a tool: its state is above it. */
export function ToolForm({ tool, state, ref, onChange, onRefuse, onSubmit, proposals, onExample }: ToolFormProps) {
  const { slug, fields, waitsUntilFilled } = tool
  const { raw, messages, isBadLink, isWorking, focus } = state
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => ({ read: () => (form.current ? readForm(form.current, fields) : {}) }), [fields])

  useEffect(() => {
    if (focus?.to === 'submit') submit.current?.focus()
    else if (focus) focusInput(form.current, focus.to)
  }, [focus])

  const missing = missingFields(fields, raw)
  const entries = Object.entries(fields)
  const assumptions = entries.filter(([, field]) => field.kind === 'number' && field.isAssumption)
  const questions = entries.filter(([, field]) => field.isQuestion && (field.isAsked?.(raw) ?? true))
  const folded = questions.filter(([, field]) => field.isFolded)
  const inputs = entries.filter((entry) => !assumptions.includes(entry) && !entry[1].isQuestion)
  const renderField = ([name, field]: (typeof entries)[number]) => (
    <FormField
      key={name}
      name={name}
      field={field}
      raw={raw}
      message={messages[name]}
      onChange={(text) => onChange({ [name]: text })}
      onRefuse={(message) => onRefuse(name, message)}
      proposal={raw[name] ? undefined : proposals[name]}
      onAccept={({ value }) => onChange({ [name]: value }, { to: name })}
    />
  )

  return (
    <section aria-label={words.yourInput}>
      <noscript>
        <p className="mb-8 border-l-3 border-accent pl-5 font-semibold">{words.needsScript}</p>
      </noscript>
      {isBadLink ? (
        <p role="alert" className="mb-8 border-l-3 border-poor pl-5 font-semibold text-poor">
          {words.badLink}
        </p>
      ) : null}
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWorking) onSubmit()
        }}
        className="ledger pt-8"
      >
        <ErrorSummary fields={fields} messages={messages} onChoose={(name) => focusInput(form.current, name)} />
        <div className="form-fields foldable pb-8">{inputs.map(renderField)}</div>
        {questions.length > 0 ? (
          <fieldset className="questions pb-8">
            <legend className="pt-7 font-semibold">{words.questions}</legend>
            <p className="mb-6 text-small text-muted">{words.whyQuestions}</p>
            <div className="form-fields">{questions.filter(([, field]) => !field.isFolded).map(renderField)}</div>
            {folded.length > 0 ? (
              <details
                className="mt-7 border-y border-rule"
                open={folded.some(([name]) => messages[name] || raw[name])}
              >
                <summary className="summary-row font-semibold">{words.moreQuestions(folded.length)}</summary>
                <div className="form-fields pt-2 pb-7">{folded.map(renderField)}</div>
              </details>
            ) : null}
          </fieldset>
        ) : null}
        {assumptions.length > 0 ? (
          <details className="foldable mt-7 border-y border-rule" open={assumptions.some(([name]) => messages[name])}>
            <summary className="summary-row font-semibold">{words.assumptions}</summary>
            <div className="form-fields pt-2 pb-7">{assumptions.map(renderField)}</div>
          </details>
        ) : null}
        <div className="foldable border-0! pt-8">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <button
              ref={submit}
              type="submit"
              className="button w-full sm:w-auto"
              disabled={isWorking || (waitsUntilFilled && missing > 0)}
            >
              {isWorking ? tool.words.progress : tool.words.submit}
            </button>
            {onExample && !isWorking ? (
              <button type="button" onClick={onExample} className="action noscript:hidden">
                {words.useExample}
              </button>
            ) : null}
            {waitsUntilFilled && missing > 0 ? (
              <span className="text-small text-muted">{words.fieldsToGo(missing)}</span>
            ) : null}
          </div>
          <p className="mt-4 text-small text-muted">{words.staysInBrowser}</p>
          <KeepTyped slug={slug} typed={raw} />
        </div>
      </form>
    </section>
  )
}

/** What the inputs of a form hold now. */
function readForm(form: HTMLFormElement, fields: Fields): Raw {
  const data = new FormData(form)
  return Object.fromEntries(Object.keys(fields).map((name) => [name, String(data.get(name) ?? '')]))
}

function focusInput(form: HTMLFormElement | null, name: string) {
  const input = form?.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
