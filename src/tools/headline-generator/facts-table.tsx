import * as words from '@words/tools/headline-generator'
import type { HeadlineFacts } from './headline-facts'

/** Length and cuts of a headline. */
export function FactsTable({ facts }: { facts: HeadlineFacts }) {
  return (
    <>
      <dl className="[font-variant-numeric:tabular-nums]">
        <div className="flex justify-between gap-4 border-b border-rule pb-1.5">
          <dt>{words.length}</dt>
          <dd>{words.lengthIn(facts.characters, facts.words)}</dd>
        </div>
        {facts.cuts.map(({ name, pixels, limit, seen }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5">
            <dt>{words.width(name, pixels, limit)}</dt>
            <dd className={seen ? 'font-semibold text-warning' : 'text-good'}>{seen ? words.cut : words.whole}</dd>
            {seen ? (
              <dd dir="auto" className="w-full text-muted wrap-anywhere">
                {seen}
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {facts.notes.length > 0 ? (
        <details className="group mt-1">
          <summary className="flex min-h-11 items-center before:w-5 before:content-['+'] group-open:before:content-['−']">
            {words.readingNotes}
          </summary>
          <ul className="space-y-1.5 text-muted">
            {facts.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
