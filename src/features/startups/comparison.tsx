import { WideSection } from '@/components/wide-section'
import type { StartupsPage } from '@/schema/startups'

/** What can be bought, side by side. On a narrow screen the table scrolls, and the first column stays in view. */
export function Comparison({ heading, text, columns, rows }: NonNullable<StartupsPage['comparison']>) {
  return (
    <WideSection heading={heading} id="compare" tinted>
      {text ? <p className="lead mb-8">{text}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, and the keyboard must reach it */}
      <div className="overflow-x-auto border-t-3 border-ink" role="group" aria-label={heading} tabIndex={0}>
        <table
          className={`w-full ${columns.length > 3 ? 'min-w-176' : ''} border-collapse text-small leading-snug lg:text-base`}
        >
          <thead>
            <tr className="border-b border-ink">
              <td className="sticky left-0 bg-surface py-4 pr-3" />
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-4 text-left font-display text-h3 font-bold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label} className="border-b border-rule align-top">
                <th
                  scope="row"
                  className="sticky left-0 w-24 min-w-24 bg-surface py-3 pr-3 sm:w-36 text-left font-semibold"
                >
                  {label}
                </th>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={index} className="min-w-36 px-3 py-3">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </WideSection>
  )
}
