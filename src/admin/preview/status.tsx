/** What the panel says above the page: what is wrong in the entry, and what is still to be filled in. */
import { labelOf } from '../cms/labels'
import type { Mistake } from './draft-page'

export type Status = {
  mistakes?: readonly Mistake[]
  /** Fields that the entry needs and that are empty. */
  empty?: readonly string[]
  /** `old` when the page is from before the mistake, `none` when there was no page yet. */
  page?: 'new' | 'old' | 'none'
}

/** The list of empty fields says this. */
const SAID_ALREADY = new Set(['missing-field', 'empty-field', 'no-fields'])

const LINE = 'm-0 whitespace-pre-line border-s-4 border-s-wrong px-3 py-1.5'

type Props = { status: Status; openField: (field: string) => void }

export function StatusLines({ status: { mistakes = [], empty = [], page = 'new' }, openField }: Props) {
  const isSaid = ({ code, field }: Mistake) =>
    empty.length > 0 && (SAID_ALREADY.has(code) ? !field?.includes('.') : field !== undefined && empty.includes(field))
  const errors = mistakes.filter((mistake) => mistake.severity === 'error' && !isSaid(mistake))
  const fieldButton = (field: string, label: string) => (
    <button key={field} type="button" onClick={() => openField(field)}>
      {label}
    </button>
  )
  return (
    <div className="max-h-[30%] flex-none overflow-auto" role="status">
      {page === 'old' && <p className={LINE}>The page is as it was before this:</p>}
      {page !== 'new' && empty.length > 0 && (
        <p className="m-0 flex flex-wrap items-baseline gap-1.5 whitespace-pre-line border-s-4 border-s-main px-3 py-1.5">
          {page === 'none' ? 'The page appears once these are filled in:' : 'Empty:'}
          {empty.map((field) => fieldButton(field, labelOf(field)))}
        </p>
      )}
      {errors.map(({ message, hint, field }) => (
        <p key={`${field} ${message}`} className={LINE}>
          {/* More lines are an example of how a file would say it. */}
          {`${message}${hint && !hint.trim().includes('\n') ? ` ${hint.trim()}` : ''} `}
          {field !== undefined && fieldButton(field, 'Go to the field')}
        </p>
      ))}
    </div>
  )
}
