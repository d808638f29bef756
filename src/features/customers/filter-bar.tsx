import * as words from '@words/customers'
import { useId } from 'react'
import { useAddressField } from '@/components/use-address-field'
import type { Choice } from './filter'
import type { CustomerFilter } from './filter-address'

type FilterBarProps = {
  sectors: readonly Choice[]
  services: readonly Choice[]
  chosen: CustomerFilter
  /** How many clients there are, in words; read aloud when it changes. */
  count: string
  /** Writes a choice into the address; resolves once the page follows it. */
  onChange: (chosen: CustomerFilter) => Promise<void>
}

/** Two choices between rules: the sector of the clients, and what we did for them. */
export function FilterBar({ sectors, services, chosen, count, onChange }: FilterBarProps) {
  return (
    <search
      aria-label={words.filter}
      className="noscript:hidden no-print grid items-end grid-cols-2 gap-x-4 border-y border-ink pt-3 pb-0.5 sm:py-4 sm:grid-cols-[1fr_1fr_auto] sm:gap-x-8"
    >
      <Chooser
        label={words.sector}
        all={words.allSectors}
        choices={sectors}
        value={chosen.sector}
        onChange={(sector) => onChange({ ...chosen, sector })}
      />
      <Chooser
        label={words.service}
        all={words.allServices}
        choices={services}
        value={chosen.service}
        onChange={(service) => onChange({ ...chosen, service })}
      />
      <p role="status" className="col-span-2 py-1 text-small text-muted sm:col-span-1 sm:py-2.5">
        {count}
      </p>
    </search>
  )
}

type ChooserProps = {
  label: string
  all: string
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string | undefined) => Promise<void>
}

function Chooser({ label, all, choices, value, onChange }: ChooserProps) {
  const id = useId()
  const chosen = choices.find((choice) => choice.id === value)?.name ?? ''
  const field = useAddressField<HTMLSelectElement>(chosen, (name) =>
    onChange(choices.find((choice) => choice.name === name)?.id),
  )
  return (
    <div>
      <label htmlFor={id} className="kicker mb-2 block">
        {label}
      </label>
      <select {...field} id={id} autoComplete="off" className="field min-h-11! py-2!">
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.id}>{choice.name}</option>
        ))}
      </select>
    </div>
  )
}
