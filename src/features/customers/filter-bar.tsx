import * as words from '@words/customers'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Choice } from './filter'
import type { CustomerFilter } from './filter-address'

type FilterBarProps = {
  sectors: readonly Choice[]
  services: readonly Choice[]
  chosen: CustomerFilter
  /** How many clients there are, in words; read aloud when it changes. */
  count: string
  onChange: (chosen: CustomerFilter) => void
}

/** Two choices between rules: the sector of the clients, and what we did for them. */
export function FilterBar({ sectors, services, chosen, count, onChange }: FilterBarProps) {
  return (
    <search
      aria-label={words.filter}
      className="scripted-only no-print grid items-end grid-cols-2 gap-x-4 border-y border-ink pt-3 pb-0.5 sm:py-4 sm:grid-cols-[1fr_1fr_auto] sm:gap-x-8"
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
  onChange: (value: string | undefined) => void
}

/**
 * A choice. The browser keeps what is chosen, so that React can take over a page on which somebody has chosen before it was
 * there.
 */
function Chooser({ label, all, choices, value, onChange }: ChooserProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const isFirst = useRef(true)
  // The first option stands for all.
  const chosenIn = (box: HTMLSelectElement) => choices[box.selectedIndex - 1]?.id

  const followAddress = useEffectEvent((box: HTMLSelectElement) => {
    const chosenBefore = isFirst.current ? chosenIn(box) : undefined
    isFirst.current = false
    if (chosenBefore && !value) onChange(chosenBefore)
    else box.selectedIndex = choices.findIndex((choice) => choice.id === value) + 1
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address asks for something else
  useLayoutEffect(() => {
    if (select.current) followAddress(select.current)
  }, [value])

  return (
    <div>
      <label htmlFor={id} className="kicker mb-2 block">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        autoComplete="off"
        className="field !min-h-11 !py-2"
        onChange={(event) => onChange(chosenIn(event.currentTarget))}
      >
        <option>{all}</option>
        {choices.map((choice) => (
          <option key={choice.id}>{choice.name}</option>
        ))}
      </select>
    </div>
  )
}
