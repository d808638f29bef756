import * as words from '@words/tools/brief-builder'
import { useId } from 'react'
import { TERMS, type TermId, type Terms } from './terms'

type TermsFormProps = { initial: Terms; changed: Partial<Terms>; onChange: (id: TermId, text: string) => void }

/** What the brief took for granted, each in a field: a change appears in the brief at once. */
export function TermsForm({ initial, changed, onChange }: TermsFormProps) {
  return (
    <fieldset className="no-print">
      <legend className="font-display text-h3 font-bold">{words.defaults}</legend>
      <div className="mt-4 space-y-4">
        {TERMS.map(({ id, label }) => (
          <Term
            key={id}
            label={label}
            initial={initial[id]}
            text={changed[id]}
            onChange={(text) => onChange(id, text)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type TermProps = { label: string; initial: string; text: string | undefined; onChange: (text: string) => void }

function Term({ label, initial, text, onChange }: TermProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        className="field text-small"
        rows={initial.length > 40 ? 3 : 1}
        value={text ?? initial}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
