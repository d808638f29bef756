/** Parts of the boxes about addresses. */
import type { Objection } from '../../save/check/objections'
import { formOfFile } from '../form-address'
import type { Naming } from './address-questions'

/** The entries that link to one, each with a link to its form. */
export function NamingList({ names }: { names: readonly Naming[] }) {
  if (names.length === 0) return <p>No other entry links to it.</p>
  return (
    <>
      <p>{names.length === 1 ? 'One entry links to it:' : `${names.length} entries link to it:`}</p>
      <ul className="m-0 ps-5">
        {names.map(({ file, title }) => (
          <li key={file}>
            {formOfFile(file) ? (
              <a href={formOfFile(file)} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type Objections = { objections: readonly Objection[]; placeOf: (objection: Objection) => string }

/** What is wrong, each with its place. */
export const ObjectionList = ({ objections, placeOf }: Objections) => (
  <ul className="m-0 grid list-none gap-3 p-0">
    {objections.map((objection, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <li key={index} className="grid gap-0.5 border-s-4 border-s-main ps-3">
        <strong>{placeOf(objection)}</strong>
        <span>{objection.message}</span>
        {objection.hint && <small className="whitespace-pre-line text-sm">{objection.hint}</small>}
      </li>
    ))}
  </ul>
)
