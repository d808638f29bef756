import * as words from '@words/tools/headline-generator'
import { useId, useState } from 'react'
import { CUTS, seenIn } from '../../lib/text-width/cuts'
import { measureText } from '../../lib/text-width/measure-text'
import { FactsTable } from './facts-table'
import { factsOf } from './headline-facts'

/** A headline of the visitor's own, as the three places show it. */
export function OwnHeadline() {
  const id = useId()
  const [text, setText] = useState('')
  const headline = text.replace(/\s+/g, ' ').trim()
  return (
    <section aria-labelledby="own-headline" className="no-print mt-16 border-t-3 border-ink pt-5">
      <h3 id="own-headline">{words.checkOwn}</h3>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-small font-semibold">
        {words.yourHeadline}
      </label>
      <input
        id={id}
        className="field"
        value={text}
        maxLength={5000}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {headline ? (
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <ul className="space-y-5 wrap-anywhere">
            {CUTS.map((cut) => (
              <li key={cut.name}>
                <p className="kicker text-accent">{cut.name}</p>
                <p dir="auto" className="mt-1 border border-rule bg-surface px-4 py-3" style={{ font: cut.font }}>
                  {seenIn(headline, cut, measureText) ?? headline}
                </p>
              </li>
            ))}
          </ul>
          <div className="text-small" role="status">
            <FactsTable facts={factsOf(headline, measureText)} />
          </div>
        </div>
      ) : null}
    </section>
  )
}
