import type { Difference } from '../save/compare'

type Props = { differences: readonly Difference[]; before: string; after: string }

const CELLS =
  '[&_:is(td,th)]:border-b [&_:is(td,th)]:border-b-line [&_:is(td,th)]:py-2 [&_:is(td,th)]:ps-0 [&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th)]:wrap-anywhere [&_:is(td,th)]:whitespace-pre-wrap'

/** A table of what is different, with the names of its two columns. */
export const DifferenceTable = ({ differences, before, after }: Props) => (
  // biome-ignore lint/a11y: a long table is scrolled by keyboard, too
  <div className="max-h-[45vh] overflow-auto" role="region" aria-label="What is different" tabIndex={0}>
    <table className={`w-full border-collapse ${CELLS}`}>
      <tbody>
        <tr>
          <th>Field</th>
          <th>{before}</th>
          <th>{after}</th>
        </tr>
        {differences.map((difference) => (
          <tr key={difference.field}>
            <td className="w-[22%] font-semibold">{difference.field}</td>
            <td>{difference.before || '(empty)'}</td>
            <td>{difference.after || '(empty)'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
