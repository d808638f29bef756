import * as words from '@words/tools/kit'
import type { ReactNode } from 'react'

/** The way to a result, in the open: formulas with the visitor's own numbers, assumptions, sources and limits. */
export function HowComputed({ children }: { children: ReactNode }) {
  return (
    <details className="mt-12 border-y border-ink">
      <summary className="summary-row font-display text-h3 font-bold">{words.howComputed}</summary>
      <div className="prose pb-8">{children}</div>
    </details>
  )
}
