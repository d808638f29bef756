type ResultTableProps = {
  /** Names the table for those who do not see it. */
  caption: string
  head: readonly string[]
  /** Texts, row by row; the first of each row names it. */
  rows: readonly (readonly string[])[]
}

/** Figures in rows; all columns but the first are set to the right, as figures are. */
export function ResultTable({ caption, head, rows }: ResultTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, and the keyboard must reach them
    <div className="overflow-x-auto" role="group" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-small [font-variant-numeric:tabular-nums]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-3 border-ink">
            {head.map((text, index) => (
              <th
                key={text}
                scope="col"
                className={`py-2.5 font-semibold ${index === 0 ? 'text-left' : 'pl-2 text-right sm:pl-4'}`}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="py-2.5 text-left font-normal">
                {name}
              </th>
              {cells.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={index} className="py-2.5 pl-2 text-right sm:pl-4">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
