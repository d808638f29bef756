import { type List, list } from '../kit/document/text-document'
import { COMMITMENTS } from './clusters'
import type { CrisisKind } from './crisis-kind'
import { UNKNOWN_KIND } from './crisis-kinds'
import { PHRASES, PLACEHOLDER, RECALL_FACTS } from './phrases'
import type { ScenarioReading } from './read-scenario'

/** A document about more than two kinds of crisis is unreadable. */
const KINDS_IN_A_DOCUMENT = 2

/** What the documents say, in the order in which people need it. Each document chooses its own words around it. */
export type Statement = {
  kinds: CrisisKind[]
  kind: CrisisKind
  /** Of the message to the people affected. */
  subject: string
  /** What staff do now. */
  staff: string[]
  /** Condolences, and the denial of a rumor, come before everything else. */
  condolence: string[]
  claim: string[]
  now: string[]
  nowForMedia: string[]
  empathy: string[]
  affected: string[]
  recall: string[]
  /** Sentences of the visitor that say what happened, and those that say what was done about it. */
  facts: string[]
  steps: string[]
  unknown: string
  /** Sentences of the visitor that say what is not known. */
  openFacts: string[]
  process: string[]
  processForMedia: string[]
  commitment: string[]
}

/** Everything that the four documents say about a scenario. */
export function makeStatement(reading: ScenarioReading): Statement {
  const kinds = reading.kinds.slice(0, KINDS_IN_A_DOCUMENT).map(({ kind }) => kind)
  const [kind] = kinds
  if (!kind) throw new Error('A scenario always has a kind.')
  const isUndecided = reading.claim === 'mixed' || reading.claim === 'open'
  // Advice about what may not be true would do harm either way. Harm that the scenario reports itself is no rumor.
  const told = isUndecided ? harmOf(reading) : kinds
  const { facts, steps, openFacts } = partSentences(reading.outward)
  return {
    kinds,
    kind,
    subject: isUndecided ? PHRASES.undecidedSubject : kind.topic,
    staff: kinds.flatMap(({ id, staff }) => (isUndecided && id === 'rumor' ? [PHRASES.undecidedStaff] : staff)),
    condolence: condolenceFor(reading),
    claim: aboutTheClaim(reading),
    now: told.length > 0 ? [...new Set(told.flatMap(({ now }) => now))] : [PHRASES.decideFirst],
    nowForMedia: [(isUndecided ? told[0]?.nowForMedia : kind.nowForMedia) ?? PHRASES.decideFirst],
    empathy: empathyOf(kind, reading),
    affected: kinds.map(({ affected }) => affected),
    recall: reading.isRecall && told.some(({ id }) => RECALLED.includes(id)) ? [...RECALL_FACTS] : [],
    facts: facts.length + steps.length > 0 || reading.claim === 'denied' ? facts : [PLACEHOLDER.whatHappened],
    steps: steps.length > 0 ? steps : [isUndecided ? UNKNOWN_KIND.firstStep : kind.firstStep],
    unknown: isUndecided ? PHRASES.whetherTrue : kind.unknown,
    openFacts,
    process: isUndecided ? [PHRASES.checking] : kinds.map(({ process }) => process),
    processForMedia: isUndecided ? [PHRASES.checkingForMedia] : kinds.map(({ processForMedia }) => processForMedia),
    commitment: isUndecided ? [PHRASES.truthFollows] : commitmentsFor(kind, reading),
  }
}

/** The kinds of harm beside a false claim; none where everything is only claimed. */
function harmOf({ claim, kinds }: ScenarioReading): CrisisKind[] {
  if (claim !== 'mixed') return []
  return kinds.slice(0, KINDS_IN_A_DOCUMENT).flatMap(({ kind }) => (kind.id === 'rumor' ? [] : [kind]))
}

const RECALLED = ['medicine', 'allergen', 'food', 'vehicle', 'product']

function condolenceFor({ death }: ScenarioReading): string[] {
  if (!death) return []
  return [death === 'person' ? PHRASES.condolence : PHRASES.animals]
}

function aboutTheClaim({ claim }: ScenarioReading): string[] {
  if (!claim) return []
  return { denied: [PHRASES.denial, PHRASES.proof], mixed: [PHRASES.partDenial], open: [PHRASES.openClaim] }[claim]
}

const ILL = ['medicine', 'allergen', 'food']

/** Those who were harmed come before everybody who worries. */
function empathyOf({ id, empathy }: CrisisKind, { death, isSomebodyHurt }: ScenarioReading): string[] {
  if (isSomebodyHurt) return [ILL.includes(id) ? PHRASES.recoveryOfTheIll : PHRASES.recovery]
  return death ? [] : [empathy]
}

/** Somebody answers for what could have been avoided, also where the kind has a commitment of its own. */
function commitmentsFor({ commitment, isSafety }: CrisisKind, { cluster }: ScenarioReading): string[] {
  if (!commitment) return [COMMITMENTS[cluster]]
  return isSafety && cluster === 'preventable' ? [commitment, COMMITMENTS.preventable] : [commitment]
}

/** “We have stopped sales …”: what was done, in the visitor's own words. */
const STEP =
  /^(?:on \w+,? )?(?:we|our team|our engineers|our staff)(?:[’']ve|[’']re)? (?:(?:have|had|are|immediately|at once|now|already|also|therefore|voluntarily) )*(?:stopp|recall|clos|ask|call|inform|told|notif|suspend|block|shut|remov|withdr|pull|start|evacuat|offer|refund|contact|hir|reset|paus|fired|replac|isolat|switch|cancel|deleted|disabled|work|test)\w*/i

/** “We do not know why.” */
const OPEN = /^(?:we|nobody) (?:still |do not |don[’']t |cannot |can[’']t )*(?:yet )?(?:know|say|confirm)s?\b/i
const SAYS_THAT_IT_IS_OPEN = /\b(?:not|cannot|nobody)\b|n[’']t\b/i

function partSentences(sentences: readonly string[]): Pick<Statement, 'facts' | 'steps' | 'openFacts'> {
  const isOpen = (sentence: string) => OPEN.test(sentence) && SAYS_THAT_IT_IS_OPEN.test(sentence)
  return {
    steps: sentences.filter((sentence) => STEP.test(sentence)),
    openFacts: sentences.filter(isOpen),
    facts: sentences.filter((sentence) => !STEP.test(sentence) && !isOpen(sentence)),
  }
}

/** What is known, as a list; nothing where every sentence says what was done. */
export function knownFacts({ facts }: Statement): List[] {
  return facts.length > 0 ? [list(facts, PHRASES.known)] : []
}
