import * as words from '@words/service'
import { useId } from 'react'

/** What a client gains, as statements: each is a promise. */
export function Benefits({ benefits }: { benefits: string[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="page-width border-t border-ink py-section-60">
      <h2 id={headingId}>{words.benefits}</h2>
      <ul className="mt-blocks grid gap-x-columns gap-y-9 md:grid-cols-2">
        {benefits.map((benefit) => (
          <li
            key={benefit}
            className="border-t-3 border-accent pt-4 font-display text-time leading-tight font-medium text-balance"
          >
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  )
}
