/** Sentences that a tool writes, with slots for what a visitor typed or chose. */
import { lengths } from '../../lib/lengths'
import { words } from '../fields'

/** What stands between braces in a sentence of a tool. */
export const slotsIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

/**
 * A sentence that a tool writes. `{name}` in it is what a visitor typed or chose, and one of the slots; `[…]` is left to them.
 * A free slot takes any text, so it stands where any text can: alone, before or after a colon, or in quotation marks.
 */
export function sentence(slots: readonly string[], free: readonly string[] = []) {
  const schema = words(lengths.text).refine(
    (value) => slotsIn(value).every((slot) => slots.includes(slot)) && free.every((slot) => standsApart(value, slot)),
  )
  return (description: string, example?: string) =>
    schema.meta({ description, example, field: { role: 'sentence', slots, free } })
}

/** Whether a slot stands where any text can stand. */
export const standsApart = (value: string, slot: string): boolean =>
  value.split(`{${slot}}`).every((part, index, parts) => {
    const before = index === 0 || /^$|^:|^”/u.test(part)
    const after = index === parts.length - 1 || /^$|: $|“$/u.test(part)
    return before && after
  })
