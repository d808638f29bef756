/** Questions of tools that write: choices and phrases that can be left open. */
import { asQuestion, type ChoiceField, type Option, type TextField } from './fields'

/** The options come from the table. */
const OPTIONS: readonly Option[] = []

/** A choice that can be left open. */
export const choice = (label: string, hint: string) =>
  ({ kind: 'choice', label, hint, optional: true, options: OPTIONS }) as const satisfies ChoiceField

/** The same as one of the questions. */
export const question = (label: string, hint: string) => ({ ...choice(label, hint), ...asQuestion }) as const

/** A phrase that stands in the brief as it is typed. */
export const phrase = (label: string, hint: string, maxLength: number) =>
  ({ kind: 'text', label, hint, ...asQuestion, maxLength }) as const satisfies TextField

/** One of the questions with answers of its own. */
export const answers = <const Options extends readonly Option[]>(label: string, hint: string, options: Options) =>
  ({ kind: 'choice', label, hint, ...asQuestion, options }) as const satisfies ChoiceField
