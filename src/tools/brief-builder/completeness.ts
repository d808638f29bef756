import type { Fields } from '../kit/form/fields'

export type Check = { name: string; isPresent: boolean; hint: string }

/** Every field of a tool, and whether it is filled. */
export const completeness = (fields: Fields, values: Readonly<Record<string, unknown>>): Check[] =>
  Object.entries(fields).map(([name, { label, hint }]) => ({
    name: label,
    isPresent: values[name] !== undefined,
    hint: typeof hint === 'string' ? hint : '',
  }))
