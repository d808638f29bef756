/** The question whether there can be a brief at all, and words of visitors that ask for its answer first. */
import type { ChoiceField } from '../form/fields'
import { gateProposal } from '../form/gate'
import { type Proposal, proposalFor } from '../form/propose'

/** In order of gravity. The words are house lists: a word too many costs an answer, a word too few can hurt people. */
const GATES = [
  {
    id: 'accusation',
    label: 'It accuses a person or a company by name',
    words: ['expose', 'took bribes', 'taking bribes', 'ruins teeth', 'cheats', 'scammer', 'scammers', 'fraudster'],
  },
  {
    id: 'confidential',
    label: 'It may not be public yet',
    words: ['confidential', 'codename', 'code name', 'top secret', 'nobody must know', 'embargo*', 'not a word'],
  },
  {
    id: 'return',
    label: 'It went wrong, is over, and we are coming back',
    words: ['after the accident', 'after the fire', 'reopens after', 'open again after', 'back after the'],
  },
  {
    id: 'appeal',
    label: 'We ask for help, or offer it, to people or animals in need',
    words: ['flood relief', 'flood help', 'disaster relief', 'emergency appeal', 'help for victims', 'relief fund'],
  },
  {
    id: 'harm',
    label: 'Somebody is hurt or loses something now: a recall, layoffs, a hack',
    words: [
      ...['recall', 'recalled', 'stop using it', 'layoffs', 'laid off', 'leave us today', 'must move out', 'eviction'],
      ...['hacked', 'data breach', 'mixed up the labels', 'undeclared', 'was injured', 'were injured', 'poisoned'],
    ],
  },
  {
    id: 'denial',
    label: 'It answers a rumor or criticism',
    words: ['whatever that video says', 'it is not true', "it's not true", 'fake news about us', 'rumor*'],
  },
  {
    id: 'internal',
    label: 'It is news for our own staff',
    words: ['our employees', 'our staff', 'all employees', 'internal news', 'staff only', 'tell our own people'],
  },
  {
    id: 'unsettled',
    label: 'Nothing is settled yet: an idea, a test, a joke',
    words: ['tbd', 'to be decided', 'to be determined', 'no idea yet', 'lorem ipsum', 'asdf'],
  },
  {
    id: 'claim',
    label: 'It promises something about health, money, safety or the environment',
    words: [
      ...['stop migraines', 'lowers blood pressure', 'big wins', 'can’t lose', 'guaranteed', 'reef safe', 'nut free'],
      ...['nut-free', 'safe for allergic', 'dermatologist approved', 'less co2', 'emits only water', '100% natural'],
      ...['cruelty-free', 'no helmet needed', 'before/after', 'zero stress', 'no side effects'],
    ],
  },
] as const

export type Gate = (typeof GATES)[number]['id'] | 'none'

export const gateField = {
  kind: 'choice',
  label: 'Is any of this true?',
  hint: 'It decides whether there is a brief, and what may stand in it.',
  optional: true,
  isQuestion: true,
  options: [{ value: 'none', label: 'None of this' }, ...GATES.map(({ id, label }) => ({ value: id, label }))],
} as const satisfies ChoiceField

const SHARED = ['accusation', 'confidential', 'harm', 'claim'] as const

/** The gravest answer that the words of a visitor suggest. */
export function gateFor(text: string): Proposal | undefined {
  for (const gate of GATES) {
    const shared = SHARED.find((id) => id === gate.id)
    const proposal = proposalFor(text, [gate]) ?? (shared && gateProposal(text, [shared]))
    if (proposal) return proposal
  }
  return undefined
}
