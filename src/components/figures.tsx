import * as words from '@words/figures'

type Figure = { value: string; label: string; source?: string }

/** Results as a ledger: the figure, what it counts, and where it comes from when that is known. */
export function Figures({ figures }: { figures: Figure[] }) {
  // A figure with a word in it, such as "12 placements", needs room; then the whole row is set smaller.
  const hasWords = figures.some(({ value }) => value.length > 6)
  return (
    <dl className="ledger grid grid-cols-1 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-x-8">
      {figures.map(({ value, label, source }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-3 py-6">
          <dt className="max-w-[26rem]">
            {label}
            {source ? <span className="mt-2 block text-small text-muted">{words.source({ source })}</span> : null}
          </dt>
          <dd className={`figure ${hasWords ? 'text-h2' : 'text-h1'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
