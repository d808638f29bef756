/** The question whether there can be a brief at all. */
import type { BriefGate } from '@/schema/tool-tables/brief-words'
import { asQuestion, type ChoiceField } from '../form/fields'

/** The answers in order of gravity. Words that suggest them stand in the table. */
export const GATES = [
  { id: 'accusation', label: 'It accuses somebody, or somebody is under suspicion' },
  { id: 'memory', label: 'Somebody died: news of it, a memory, a funeral, or thanks to helpers' },
  { id: 'return', label: 'People were hurt or in danger, it is over, and we are coming back' },
  { id: 'appeal', label: 'We ask for help, or offer it, to people or animals in need' },
  { id: 'harm', label: 'Somebody is hurt or loses something now: a recall, layoffs, a hack' },
  { id: 'hidden', label: 'It is not to look like an ad, or reviews are paid for' },
  { id: 'scheme', label: 'People pay in, and it grows by new members or a sure or monthly return' },
  { id: 'confidential', label: 'It may not be public yet' },
  { id: 'denial', label: 'It is there to answer a rumor or criticism' },
  { id: 'internal', label: 'It is news for our own staff' },
  { id: 'unsettled', label: 'Nothing is settled yet: an idea, a test, a joke' },
  { id: 'claim', label: 'It promises something about health, money, safety or the environment' },
] as const satisfies readonly { id: BriefGate; label: string }[]

export type Gate = (typeof GATES)[number]['id'] | 'none'

export const gateField = {
  kind: 'choice',
  label: 'Is any of this true?',
  hint: 'It decides whether there is a brief, and what may stand in it.',
  ...asQuestion,
  options: [{ value: 'none', label: 'None of this' }, ...GATES.map(({ id, label }) => ({ value: id, label }))],
} as const satisfies ChoiceField

/** The answer as visitors read it. */
export const gateLabel = (gate: string): string => GATES.find(({ id }) => id === gate)?.label ?? ''

/** Two answers can be true at once: what is secret can have hurt somebody. */
export const alsoGateField = {
  ...gateField,
  label: 'Is another of these true as well?',
  hint: 'The graver one decides on the tone, and both on what is left out.',
  isAsked: ({ gate = '' }) => gate !== '' && gate !== 'none',
} as const satisfies ChoiceField

/** The answers but “None of this”, with the gravest first. */
export const gravestFirst = (answers: readonly (Gate | undefined)[]): Gate[] =>
  GATES.map(({ id }) => id).filter((id) => answers.includes(id))
