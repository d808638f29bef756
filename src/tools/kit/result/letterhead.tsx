import { site } from '@/content/settings'
import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay } from '@/lib/format-day'
import { type Fields, labelOf, optionsOf, type Raw } from '../form/fields'

/** A longer text is what the result is about, and is not repeated above it. */
const LONG = 160

type LetterheadProps = {
  title: string
  fields: Fields
  raw: Raw
  today: CalendarDay
  address: string
  withoutTexts: boolean
}

/** Above a printed or saved result: who made it, with what, when, from which inputs, and where to make it again. */
export function Letterhead({ title, fields, raw, today, address, withoutTexts }: LetterheadProps) {
  const inputs = Object.entries(fields).flatMap(([name, field]) => {
    const text = (raw[name] ?? '').trim()
    if (text === '' || text.length > LONG || (withoutTexts && field.kind === 'text')) return []
    return [{ label: field.label, value: field.kind === 'choice' ? labelOf(optionsOf(field, raw), text) : text }]
  })
  return (
    <div className="mb-4 hidden border-b-2 pb-2 text-xs/relaxed print:block">
      <p>
        <strong>{site.name}</strong> · {title} · {formatDay(today)}
      </p>
      <p>{inputs.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      <p>{address}</p>
    </div>
  )
}
