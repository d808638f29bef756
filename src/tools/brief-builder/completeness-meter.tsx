import * as words from '@words/tools/brief-builder'
import { Bar } from '../kit/result/bar'
import type { Check } from './completeness'

/** How much of what a creator has to be told is named, and what is missing. */
export function CompletenessMeter({ checks }: { checks: readonly Check[] }) {
  const present = checks.filter(({ isPresent }) => isPresent).length
  return (
    <section aria-labelledby="completeness" className="no-print">
      <h3 id="completeness">{words.completeness}</h3>
      <p className="mt-3 flex items-baseline gap-3">
        <span className="figure text-h2">{words.namedOf(present, checks.length)}</span>
        <span className="text-muted">{words.namedInWords}</span>
      </p>
      <Bar share={present / checks.length} isHighlighted />
      <ul className="mt-5 gap-x-12 border-t border-rule sm:columns-2">
        {checks.map(({ name, isPresent, hint }) => (
          <li key={name} className="break-inside-avoid border-b border-rule py-3 text-small">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{name}</span>
              <span className={`flex-none font-semibold ${isPresent ? 'text-good' : 'text-poor'}`}>
                {isPresent ? words.present : words.missing}
              </span>
            </p>
            {hint && !isPresent ? (
              <p dir="auto" className="mt-1 text-muted wrap-anywhere">
                {hint}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
