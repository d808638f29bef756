import type { Fields, Raw } from '../kit/form/fields'

export type Check = { name: string; isPresent: boolean; hint: string }

/** Every field of a tool that is asked, and whether it is filled. */
export function completeness(fields: Fields, values: Readonly<Record<string, unknown>>): Check[] {
  const typed: Raw = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))
  return Object.entries(fields)
    .filter(([, { isAsked }]) => isAsked?.(typed) ?? true)
    .map(([name, { label, hint }]) => ({
      name: label,
      isPresent: values[name] !== undefined,
      hint: typeof hint === 'string' ? hint : '',
    }))
}
