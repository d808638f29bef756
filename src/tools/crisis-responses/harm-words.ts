/** What words say about people: whether somebody is hurt, and whether a text that is printed says so itself. */
import { patternOf } from '../kit/english/phrases'
import { type Proposal, proposalFor } from '../kit/form/propose'

const UNHURT = {
  id: 'none',
  words: [
    ...['nobody hurt', 'no one hurt', 'nobody was hurt', 'no one was hurt', 'nobody is hurt', 'no one is hurt'],
    ...['no injuries', 'everyone is safe', 'all are safe', 'nobody was injured', 'no one was injured', 'was not hurt'],
    ...['nobody injured', 'no one injured', 'uninjured', 'unhurt', 'unharmed', 'none hurt', 'none injured', 'not hurt'],
    ...[
      'no child was hurt',
      'no children were hurt',
      'nobody is ill',
      'no one is ill',
      'nobody fell ill',
      'not injured',
    ],
    ...['nobody died', 'no one died', 'nobody has died', 'no one has died', 'no injured *', 'no reports of injuries'],
  ],
}
const DIED = {
  id: 'died',
  words: ['died', 'was killed', 'were killed', 'are dead', 'is dead', 'found dead', 'drowned'],
}
const HURT = {
  id: 'hurt',
  words: [
    ...['injured', 'was hurt', 'were hurt', 'is hurt', 'in hospital', 'in the hospital', 'to hospital'],
    ...['to the hospital', 'hospitalized', 'fell ill', 'got sick', 'food poisoning', 'unconscious', 'fainted'],
    ...['burned his', 'burned her'],
  ],
}

/** Words of a text about the bodies of people. */
const OF_BODIES = [
  ...['hurt', 'injur*', 'uninjured', 'unhurt', 'unharmed', 'harmed', 'wounded', 'ill', 'illness*', 'sick', 'unwell'],
  ...['is safe', 'are safe', 'is well', 'are well', 'healthy', 'hospital*', 'died', 'dead', 'killed', 'recover*'],
]
/** Words of a text after which a wish for recovery comes too late. */
const OF_RECOVERY = [
  ...[
    'is well',
    'are well',
    'doing well',
    'recovered',
    'discharged',
    'at home',
    'back home',
    'was treated',
    'were treated',
  ],
]

const has = (words: readonly string[], text: string) => text.search(patternOf(words)) >= 0

/** Whether a text says itself how people are. */
export const speaksOfBodies = (text: string): boolean => has(OF_BODIES, text)
/** Whether a text says that people are well again. */
export const saysRecovered = (text: string): boolean => has(OF_RECOVERY, text)

/** A text without the words that say “not hurt”: what is left of them would suggest the opposite. */
export const withoutUnhurt = (text: string): string => text.replace(patternOf(UNHURT.words), ' ')

/** Who is hurt, as words suggest. */
export function harmProposal(scenario: string): Proposal | undefined {
  const rest = withoutUnhurt(scenario)
  const died = proposalFor(rest, [DIED])
  const hurt = proposalFor(rest, [HURT])
  if (died && hurt) return { value: 'both', because: `${died.because} … ${hurt.because}` }
  return died ?? hurt ?? proposalFor(scenario, [UNHURT])
}
