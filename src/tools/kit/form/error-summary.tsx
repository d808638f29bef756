import * as words from '@words/tools/kit'
import type { Fields, Messages } from './fields'

/** Fewer mistakes than this are seen at their fields. */
const MANY = 3

type ErrorSummaryProps = {
  fields: Fields
  messages: Messages
  onChoose: (name: string) => void
}

/** Above a form with several mistakes: all of them, each leading to its field. */
export function ErrorSummary({ fields, messages, onChoose }: ErrorSummaryProps) {
  const wrong = Object.keys(fields).filter((name) => messages[name])
  if (wrong.length < MANY) return null
  return (
    <div className="mb-8 !border-4 border-poor p-5">
      <p className="font-semibold">{words.wrongFields(wrong.length)}</p>
      <ul className="mt-2">
        {wrong.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-11 text-left font-semibold text-poor underline"
              onClick={() => onChoose(name)}
            >
              {fields[name]?.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
