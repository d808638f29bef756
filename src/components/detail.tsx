import type { ReactNode } from 'react'

/** One row of a ledger of facts: what it is, and below it what it says. */
export function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="mt-1 font-semibold [&_a]:inline-block [&_a]:min-h-11 [&_a]:content-center">{children}</dd>
    </div>
  )
}

/** Lines below each other, as on an envelope. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}
