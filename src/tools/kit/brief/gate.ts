/** The question whether there can be a brief at all, and words of visitors that ask for its answer first. */
import type { ChoiceField } from '../form/fields'
import { gateWords } from '../form/gate'
import { gravestFor, type Proposal, proposalFor } from '../form/propose'

/** Any number by its first digit. */
const NUMBERS = Array.from('123456789', (digit) => `${digit}*`)

/** In order of gravity, with words beside those that all writers share. They are house lists: a word too many costs an answer, a word too few can hurt people. */
const GATES = [
  {
    id: 'accusation',
    label: 'It accuses a person or a company by name',
    words: [
      ...['expose', 'exposing', 'bribe*', 'ruined my', 'scammer', 'scammers'],
      ...['corrupt', 'robbing', 'naming him', 'naming her', 'naming them'],
      ...['everyone knows his', 'everyone knows her', 'throws * out'],
    ],
  },
  {
    id: 'confidential',
    label: 'It may not be public yet',
    words: ['top secret', 'no one must know'],
  },
  {
    id: 'return',
    label: 'It went wrong, is over, and we are coming back',
    words: [
      ...['after the accident', 'after the fire', 'after the flood', 'after the recall', 'reopens after'],
      ...['open again after'],
    ],
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
      ...['recall', 'recalls', 'recalled', 'stop using', 'do not eat', "don't eat"],
      ...['dismissals', 'leave us today', 'must move out', 'eviction', 'hacked', 'data breach'],
      ...[
        'let * of * go',
        'lets * of * go',
        'let * people go',
        'let * employees go',
        'let * workers go',
        'let * staff go',
      ],
      ...['let go * people', 'let go * employees', 'cut * of * jobs'],
      ...NUMBERS.flatMap((number) => [`lets ${number} go`, `let go ${number}`]),
      ...['undeclared', 'mixed up', 'accident', 'died', 'poisoned'],
    ],
  },
  {
    id: 'denial',
    label: 'It answers a rumor or criticism',
    words: [
      ...['whatever they say', 'that video says', 'it is not true', "it's not true", 'fake news'],
      ...['rumor*', 'rumour*', 'we never did'],
    ],
  },
  {
    id: 'internal',
    label: 'It is news for our own staff',
    words: ['our employees', 'our * employees', 'all employees', 'internal news', 'staff only', 'tell our own people'],
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
      ...['stop migraines', 'stops pain', 'lowers cholesterol', 'big wins'],
      ...['zero stress', 'reef safe', 'nut free', 'nut-free', 'safe for allergic', 'dermatologist*'],
      ...['less co2', 'emits only water', '100% natural', 'cruelty-free', 'no helmet needed'],
      ...['before/after'],
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

/** House list: promises that no proof makes fit for an ad. */
const PROMISES = [
  ...['cures', 'cure your', 'will cure', 'heals', 'heal your', 'will heal', 'miracle*', 'no side effects'],
  ...['guaranteed', 'guarantees', 'we guarantee', 'no risk', 'risk free', 'without any risk', "can't lose"],
  ...['cannot lose', 'never fails', 'works for everyone', '100% safe', 'completely safe', 'pain free', 'without pain'],
]

/** The answers with the words of this list, and those of the gate that all writers share. */
const SUGGESTED = GATES.map(({ id, words }) => ({
  id,
  words: [...words, ...gateWords(id), ...(id === 'claim' ? PROMISES : [])],
}))

/** The gravest answer that the words of a visitor suggest. */
export const gateFor = (text: string): Proposal | undefined => gravestFor(text, SUGGESTED)

/** Words that no other answer silences. */
const GRAVEST = SUGGESTED.filter(({ id }) => id === 'accusation' || id === 'harm')

/** Words of an accusation or of harm. */
export const graverFor = (text: string): Proposal | undefined => gravestFor(text, GRAVEST)

const CLAIMS = SUGGESTED.filter(({ id }) => id === 'claim')

/** Words that promise something, which needs its proof. */
export const claimIn = (text: string): string | undefined => proposalFor(text, CLAIMS)?.because

/** A promise that is printed in no brief, whatever is answered. */
export const promiseIn = (text: string): string | undefined =>
  proposalFor(text, [{ id: 'promise', words: PROMISES }])?.because
