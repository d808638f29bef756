import type { Fields, Raw } from '../kit/form/fields'

export type Check = { name: string; isPresent: boolean; hint: string }

/** Every field that a tool asks for, and whether it is filled. */
export const completeness = (fields: Fields, values: Readonly<Record<string, unknown>>): Check[] =>
  Object.entries(fields)
    .filter(([, { isAsked }]) => isAsked?.(values as Raw) ?? true)
    .map(([name, { label, hint }]) => ({
      name: label,
      isPresent: values[name] !== undefined,
      hint: typeof hint === 'string' ? hint : '',
    }))
