import type { Difference } from '../save/compare'

type Props = { differences: readonly Difference[]; before: string; after: string }

/** A table of what is different, with the names of its two columns. */
export const DifferenceTable = ({ differences, before, after }: Props) => (
  // biome-ignore lint/a11y: a long table is scrolled by keyboard, too
  <div className="forms-scroller" role="region" aria-label="What is different" tabIndex={0}>
    <table className="forms-differences">
      <tbody>
        <tr>
          <th>Field</th>
          <th>{before}</th>
          <th>{after}</th>
        </tr>
        {differences.map((difference) => (
          <tr key={difference.field}>
            <td>{difference.field}</td>
            <td>{difference.before || '(empty)'}</td>
            <td>{difference.after || '(empty)'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
