import type { CrisisKind } from './crisis-kind'
import { EVENT_KINDS } from './kinds-events'
import { PEOPLE_KINDS } from './kinds-people'
import { PRODUCT_KINDS } from './kinds-products'
import { SERVICE_KINDS } from './kinds-services'
import { TRUST_KINDS } from './kinds-trust'

/** Every kind of crisis that the rules know. */
export const CRISIS_KINDS: readonly CrisisKind[] = [
  ...PRODUCT_KINDS,
  ...EVENT_KINDS,
  ...PEOPLE_KINDS,
  ...TRUST_KINDS,
  ...SERVICE_KINDS,
]

/** For a scenario in which no rule finds its words. */
export const UNKNOWN_KIND: CrisisKind = {
  id: 'unknown',
  label: 'Not recognized',
  words: /(?!)/g,
  cluster: 'accident',
  clusterReason: 'no rule found its words, so the documents stay neutral about the cause',
  topic: '[the matter]: what to do now',
  empathy: 'We know that people want to know what this means for them.',
  now: ['If you are affected, [what people should do now].'],
  nowForMedia: '[organization] asks everyone affected to [what people should do now].',
  affected: 'This concerns [who is affected].',
  unknown: 'what caused it, whom it affects, and how long it will last',
  firstStep: 'We have [first step taken].',
  process: 'We are [what is being done now, such as finding out what happened and whom it affects].',
  processForMedia: '[organization] is [what is being done now, such as finding out what happened and whom it affects].',
  staff: ['If you know something about it, please tell [name, role].'],
  short: ['Here is what to do now.', 'We will share what is confirmed.'],
  dos: [],
}

/** What others claim, and the organization calls false. */
export const isRumor = ({ id }: CrisisKind) => id === 'rumor' || id === 'bank-rumor'

const SOLVENCY = /\b(?:insolven\w*|bankrupt\w*|bank run|collapse\w*|deposits?|withdraw\w*|out of (?:cash|money))\b/i
const BANK = /\b(?:bank|savings|credit union|building society|deposits?|depositors?)\b/i

/** A rumor about the solvency of a bank asks for other words than one about a product. */
export const rumorKind = (text: string) => kindOf(SOLVENCY.test(text) && BANK.test(text) ? 'bank-rumor' : 'rumor')

/** The kind with this id. */
export function kindOf(id: string): CrisisKind {
  return CRISIS_KINDS.find((kind) => kind.id === id) ?? UNKNOWN_KIND
}
