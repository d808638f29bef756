import * as words from '@words/figures'

type Figure = { value: string; label: string; source?: string }

/** Columns of so many figures, so that no row has a hole. More than six stand in pairs. */
const COLUMNS: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 xl:grid-cols-5 sm:max-xl:*:last:col-span-full',
  6: 'sm:grid-cols-3',
}

/** Results as a ledger: the figure, what it counts, and where it comes from when that is known. */
export function Figures({ figures }: { figures: Figure[] }) {
  // A figure with a word in it, such as "12 placements", needs room, and so do five in a row: then all are set smaller.
  const areSmall = figures.length === 5 || figures.some(({ value }) => value.length > 6)
  return (
    <dl className={`ledger grid grid-cols-1 sm:gap-x-8 ${COLUMNS[figures.length] ?? 'ledger-pairs'}`}>
      {figures.map(({ value, label, source }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-3 py-6">
          <dt className="max-w-104">
            {label}
            {source ? <span className="mt-2 block text-small text-muted">{words.source({ source })}</span> : null}
          </dt>
          <dd className={`figure ${areSmall ? 'text-h2' : 'text-h1'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
