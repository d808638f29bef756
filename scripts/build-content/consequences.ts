/** One mistake gives one message: what a slip in the fields brings about later is not reported too. */
import type { Fault } from './validate'
import type { ParsedYaml } from './yaml'

/** The faults of fields without those that follow from lines that could not be read as they are written. */
export function withoutConsequences(
  found: readonly Fault[],
  { faults, touched = new Set() }: ParsedYaml,
  lines: () => readonly string[],
): Fault[] {
  if (found.length === 0) return []
  const broken = new Set([...touched, ...faults.map(({ place }) => place.line)])
  const text = [...broken].map((line) => lines()[line - 1] ?? '').join('\n')
  // A name of three letters stands inside many words; a longer one is that of the field.
  const stands = (name: string): boolean =>
    name.length > 3 ? text.includes(name) : new RegExp(`\\b${name}\\b`).test(text)
  return found.filter(({ place, missing }) => (missing === undefined ? !broken.has(place.line) : !stands(missing)))
}
