import * as words from '@words/tools/crisis-responses'
import { useId } from 'react'
import { CLUSTERS, type Cluster } from './clusters'
import { CRISIS_KINDS } from './crisis-kinds'
import { CUSTOMERS, PEOPLE } from './people'
import type { Corrections } from './read-scenario'

type CorrectReadingProps = { corrections: Corrections; onCorrect: (corrections: Corrections) => void }

type Choice = { value: string; label: string }

const KIND_CHOICES: readonly Choice[] = CRISIS_KINDS.map(({ id, label }) => ({ value: id, label }))
const PEOPLE_CHOICES: readonly Choice[] = [...PEOPLE, CUSTOMERS].map(({ id, label }) => ({ value: id, label }))
const CLUSTER_CHOICES: readonly Choice[] = Object.entries(CLUSTERS).map(([value, { label }]) => ({ value, label }))

/** The rules can be wrong, and they cannot know the past: the visitor decides, and the documents follow at once. */
export function CorrectReading({ corrections, onCorrect }: CorrectReadingProps) {
  return (
    <fieldset className="no-print mt-8">
      <legend className="font-semibold">{words.correct}</legend>
      <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Select
          label={words.kind}
          choices={KIND_CHOICES}
          value={corrections.kind}
          onChoose={(kind) => onCorrect({ ...corrections, kind })}
        />
        <Select
          label={words.people}
          choices={PEOPLE_CHOICES}
          value={corrections.people}
          onChoose={(people) => onCorrect({ ...corrections, people })}
        />
        <Select
          label={words.cluster}
          choices={CLUSTER_CHOICES}
          value={corrections.cluster}
          onChoose={(cluster) => onCorrect({ ...corrections, cluster: cluster as Cluster | undefined })}
        />
        <div className="space-y-3">
          <Check
            label={words.hasHappenedBefore}
            isChecked={corrections.hasHappenedBefore ?? false}
            onCheck={(hasHappenedBefore) => onCorrect({ ...corrections, hasHappenedBefore })}
          />
          <Check
            label={words.hadBadReputation}
            isChecked={corrections.hadBadReputation ?? false}
            onCheck={(hadBadReputation) => onCorrect({ ...corrections, hadBadReputation })}
          />
        </div>
      </div>
    </fieldset>
  )
}

type SelectProps = {
  label: string
  choices: readonly Choice[]
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

function Select({ label, choices, value = '', onChoose }: SelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      >
        <option value="">{words.asYourWordsSay}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

type CheckProps = { label: string; isChecked: boolean; onCheck: (isChecked: boolean) => void }

function Check({ label, isChecked, onCheck }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 flex-none accent-accent"
        checked={isChecked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}
