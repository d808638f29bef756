/** The question whether there can be a brief at all, and words of visitors that ask for its answer first. */
import { listed, phraseIn } from '../english/phrases'
import { asQuestion, type ChoiceField } from '../form/fields'
import { gateWords } from '../form/gate'
import { gravestFor, type Proposal } from '../form/propose'

/** In order of gravity, with words beside those that all writers share. They are house lists: a word too many costs an answer, a word too few can hurt people. */
const GATES = [
  {
    id: 'accusation',
    label: 'It accuses a person or a company by name',
    words: listed(`
      expose, exposing, bribe*, ruined my, scammer, scammers, corrupt, robbing, steals from, naming him, naming her,
      naming them, everyone knows his, everyone knows her, throws * out`),
  },
  {
    id: 'memory',
    label: 'Somebody died: a memory, a funeral, or thanks to helpers',
    words: listed(`
      in memory of, in loving memory, memorial, memorials, obituary, obituaries, condolence*, rest in peace, mourning,
      minute of silence, funeral service`),
  },
  {
    id: 'return',
    label: 'It went wrong, is over, and we are coming back',
    words: listed(`
      after the accident, after the fire, after the flood, after the recall, reopens after, open again after`),
  },
  {
    id: 'appeal',
    label: 'We ask for help, or offer it, to people or animals in need',
    words: listed('flood relief, flood help, disaster relief, emergency appeal, help for victims, relief fund'),
  },
  {
    id: 'harm',
    label: 'Somebody is hurt or loses something now: a recall, layoffs, a hack',
    words: listed(`
      recall, recalls, recalled, stop using, do not eat, don't eat, dismissals, leave us today, must move out, eviction,
      hacked, let * of * go, lets * of * go, let * people go, let * employees go, let * workers go,
      let * staff go, let go * people, let go * employees, cut * of * jobs, undeclared, mixed up, accident, died,
      poisoned`),
  },
  {
    id: 'hidden',
    label: 'It is not to look like an ad, or reviews are paid for',
    words: listed(`
      not look like an ad, not look like ads, not look like advertising, not to look like an ad, not feel like an ad,
      fake review*, paid review*, pay for reviews, pay for a review, pay per review, for a review, for reviews,
      five star review*, # star review*, review on amazon, reviews on amazon, report the posts, secretly paid`),
  },
  {
    id: 'scheme',
    label: 'People pay in, and it grows by new members or a sure or monthly return',
    words: listed(`
      pyramid scheme*, mlm, network marketing, saving circle*, savings circle*, passive income, monthly return*,
      weekly return*, daily return*, double your money, get rich, financial freedom`),
  },
  { id: 'confidential', label: 'It may not be public yet', words: ['no one must know'] },
  {
    id: 'denial',
    label: 'It answers a rumor or criticism',
    words: listed(`
      whatever they say, that video says, it is not true, it's not true, fake news, rumor*, rumour*, we never did`),
  },
  {
    id: 'internal',
    label: 'It is news for our own staff',
    words: listed(`
      our employees, our * employees, all employees, internal news, staff only, tell our own people`),
  },
  {
    id: 'unsettled',
    label: 'Nothing is settled yet: an idea, a test, a joke',
    words: listed('tbd, to be decided, to be determined, no idea yet, lorem ipsum, asdf'),
  },
  {
    id: 'claim',
    label: 'It promises something about health, money, safety or the environment',
    words: listed(`
      stop migraines, lowers cholesterol, big wins, zero stress, reef safe, nut free, safe for allergic, dermatologist*,
      less co2, emits only water, 100% natural, cruelty-free, no helmet needed, before/after, # out of #,
      concentrate in school, better grades`),
  },
  { id: 'unclaimed', label: 'It could promise such a thing, and our text leaves it out', words: [] },
] as const

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

/** House list: promises that no proof makes fit for an ad. */
const PROMISES = listed(`
  cures, cure your, will cure, heals, heal your, will heal, miracle*, no side effects, guaranteed, guarantees,
  we guarantee, no risk, risk free, without any risk, can't lose, cannot lose, never fails, works for everyone,
  100% safe, completely safe, pain free, without pain`)

/** The answers with the words of this list, and those of the gate that all writers share. */
const SUGGESTED = GATES.map(({ id, words }) => ({
  id,
  words: [...words, ...gateWords(id), ...(id === 'claim' ? PROMISES : [])],
}))

/** The gravest answer that the words of a visitor suggest. @param isMemory where thanks or a memory are the goal, harm is past */
export function gateFor(text: string, isMemory = false, given?: string): Proposal | undefined {
  const proposal = gravestFor(
    text,
    SUGGESTED.filter(({ id }) => id !== given),
  )
  return isMemory && proposal?.value === 'harm' ? { ...proposal, value: 'memory' } : proposal
}

/** Words that no other answer silences, and those that “None of this” does not silence. */
const GRAVE: readonly string[] = ['accusation', 'harm', 'hidden', 'scheme']
const GRAVEST = SUGGESTED.filter(({ id }) => GRAVE.includes(id))
const NOT_NONE = [...GRAVEST, ...SUGGESTED.filter(({ id }) => id === 'confidential' || id === 'denial')]

/** Words of something graver than an answer. */
export const graverFor = (text: string, gate: Gate): Proposal | undefined =>
  gravestFor(text, gate === 'none' ? NOT_NONE : GRAVEST)

const CLAIMS = SUGGESTED.flatMap(({ id, words }) => (id === 'claim' ? words : []))

/** Words that promise something, which needs its proof. */
export const claimIn = (text: string): string | undefined => phraseIn(text, CLAIMS)

/** House list: what leads people to the door of a person, or asks children and patients for more than they should give. */
const EXPOSING = listed(`
  his house, her house, his face, her face, his phone, her phone, his number, her number, his address, her address,
  his door, her door, his doorbell, her doorbell, his apartment, her apartment, license plate, call him, call her,
  ring him, ring her, text him, text her, message him, message her, where he lives, where she lives, where they live,
  phone number of, home address, ask mom, ask mum, ask dad, ask your mom, ask your mum, ask your dad, ask your parents,
  tell your parents, beg your parents, testimonials of patients, testimonials by patients, patient testimonials`)

/** A name of two words with a phone number behind it, as in "call Jo Doe at 555 0199". */
const NUMBER_OF_PERSON =
  /\b(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Mm]essage)\s+(\p{Lu}\p{L}+\s+\p{Lu}\p{L}+)\D{0,12}\d[\d ()/.-]{5,}/u

/** Words that expose somebody. @param ownName the name of the sender, whose number may stand beside it */
export function exposingIn(text: string, ownName: string): string | undefined {
  const [whole, name = ''] = NUMBER_OF_PERSON.exec(text) ?? []
  if (whole && !ownName.includes(name)) return whole
  return phraseIn(text, EXPOSING)
}

/** A promise that is printed in no brief, whatever is answered. */
export const promiseIn = (text: string): string | undefined => phraseIn(text, PROMISES)
