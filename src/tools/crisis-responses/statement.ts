import { type List, list } from '../kit/document/text-document'
import { authorityTold } from './authority'
import { isAnswerOfTheAccused } from './claims'
import { COMMITMENTS } from './clusters'
import type { CrisisKind } from './crisis-kind'
import { isRumor, UNKNOWN_KIND } from './crisis-kinds'
import { denialOf, subjectOfClaim } from './denial'
import { commitmentsFor, empathyOf, familyTold, harmFirst } from './feelings'
import { readLosses } from './losses'
import { agreeWith, fillNamed, namedByOthers, namedIn, namedInStock } from './named-thing'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { ScenarioReading } from './read-scenario'
import { recallFacts } from './recall-facts'
import { refersBack, withWhatRefersToIt } from './refers-back'
import { stillOpen } from './still-open'
import { isCutting } from './undated-cuts'
import {
  adviceIf,
  affectedOf,
  forOneDeath,
  nowForMediaOf,
  nowOf,
  shortOf,
  staffOf,
  staffSubject,
  whereAndWhen,
} from './what-to-do'

/** A document about more than two kinds of crisis is unreadable. */
const KINDS_IN_A_DOCUMENT = 2

/** What the documents say, in the order in which people need it. Each document chooses its own words around it. */
export type Statement = {
  kinds: CrisisKind[]
  kind: CrisisKind
  /** Of the message to the people affected. */
  subject: string
  staffSubject: string
  /** What happened, in a sentence, before anything else; empty where a false claim is denied first. */
  lead: string[]
  /** Where and when, as far as the scenario does not say it: people have to know whether they are near. */
  where: string[]
  /** What staff do now. */
  staff: string[]
  /** Condolences, good wishes and apologies come directly after what happened, and so does the denial of a rumor. */
  condolence: string[]
  /** That the family knows of a death: until then, nothing goes out. */
  familyTold: string[]
  claim: string[]
  /** Beside harm that is real, what to do comes before any word about a claim. */
  isClaimLater: boolean
  isDenied: boolean
  /** For a claim that is denied as a whole, what it says, which only the text for the media asks for. */
  whatWasClaimed: string[]
  now: string[]
  nowForMedia: string[]
  /** The text for the media prints the notice as a whole: what to do decides whether somebody is harmed. */
  notice: string[]
  empathy: string[]
  affected: string[]
  recall: string[]
  /** Sentences of the visitor that say what happened, and those that say what was done about it. */
  facts: string[]
  steps: string[]
  unknown: string
  unknownForMedia: string
  /** Sentences of the visitor that say what is not known. */
  openFacts: string[]
  /** Which authority knows of it, where a duty clock names one: reporters ask for that first. */
  authority: string[]
  process: string[]
  processForMedia: string[]
  commitment: string[]
  /** What to do and what is being done, for the message map. */
  short: readonly [now: string, process: string]
}

/** Everything that the four documents say about a scenario. */
export function makeStatement(reading: ScenarioReading): Statement {
  const kinds = reading.kinds.slice(0, KINDS_IN_A_DOCUMENT).map(({ kind }) => kind)
  const [kind] = kinds
  if (!kind) throw new Error('A scenario always has a kind.')
  const isUndecided = reading.claim === 'mixed' || reading.claim === 'open'
  // Advice about what may not be true would do harm either way. Harm that the scenario reports itself is no rumor.
  const told = isUndecided ? harmOf(reading) : kinds
  const { facts, steps, openFacts } = partSentences(reading.outward, kind)
  // Where what happened may not go out as it was typed, steps alone would explain nothing.
  const saysWhy = facts.length > 0 || (steps.length > 0 && reading.leftOut.length === 0)
  const known = saysWhy || reading.claim === 'denied' ? facts : [PLACEHOLDER.whatHappened]
  const named =
    reading.claim === 'denied'
      ? namedIn(reading.sentences, subjectOfClaim(reading.sentences))
      : namedIn(reading.outward)
  const own = (texts: readonly string[]) => texts.map((text) => fillNamed(text, named))
  const others = (texts: readonly string[]) => texts.map((text) => fillNamed(text, namedByOthers(named)))
  const whatToDo = [...new Set(told.flatMap((one) => nowOf(one, reading)))]
  const now = told.length > 0 ? own(whatToDo) : [PHRASES.decideFirst]
  // Beside a false claim, the documents are about the harm that is real.
  const [about = kind] = told
  const isOpen = isUndecided && told.length === 0
  const open = stillOpen(isOpen ? PHRASES.whetherTrue : about.unknown, reading.sentences.join(' '))
  const denial = reading.claim === 'denied' ? denialOf(kind, reading) : undefined
  return {
    kinds,
    kind,
    subject: own([isOpen ? PHRASES.undecidedSubject : about.topic])[0] ?? '',
    lead: reading.claim === 'denied' ? [] : leadOf(known),
    staffSubject:
      own([staffSubject(isOpen ? PHRASES.undecidedSubject : about.topic, isOpen ? undefined : about)])[0] ?? '',
    where: isOpen ? [] : whereAndWhen(about, reading),
    staff: staffOf(isOpen ? kinds.filter((one) => isRumor(one) || one.isSafety) : kinds, isOpen, reading).map((text) =>
      fillNamed(text, namedInStock(named)),
    ),
    condolence: isOpen ? [] : harmFirst(told.length > 0 ? told : [about], reading),
    familyTold: isOpen ? [] : familyTold(reading),
    claim: own(aboutTheClaim(reading, denial?.own)),
    isDenied: denial !== undefined,
    isClaimLater: isUndecided && told.length > 0,
    // A bank’s run is made of repeated claims.
    whatWasClaimed: denial && !denial.saysWhat && kind.id !== 'bank-rumor' ? [PHRASES.whatWasClaimed] : [],
    now,
    nowForMedia: denial
      ? others([denial.others])
      : others([isOpen ? PHRASES.decideFirst : forOneDeath(nowForMediaOf(about, reading), reading)]).map(namedOnce),
    notice: told.some(({ id, isSafety }) => isSafety || id === 'data-breach' || id === 'bank-rumor')
      ? others(whatToDo).map((text) => text.replace(/^Your deposits/, `Deposits at ${PLACEHOLDER.organization}`))
      : // Beside a denial, a text for the media has the advice on what can still be found.
        others(told.filter(isRumor).flatMap((one) => adviceIf(one, reading))),
    empathy: empathyOf(about, reading),
    affected: own((isOpen ? [kind] : told).map((one) => affectedOf(one, reading, named))),
    recall: reading.isRecall && told.some(({ id }) => RECALLED.includes(id)) ? recallFacts(about, reading, named) : [],
    facts: known,
    steps: steps.length > 0 ? steps : [isOpen ? UNKNOWN_KIND.firstStep : about.firstStep],
    unknown: kind.isDecision
      ? PHRASES.undecided(open)
      : openFacts.length > 0
        ? PHRASES.unknownToo(open)
        : PHRASES.unknown(open),
    unknownForMedia: kind.isDecision
      ? PHRASES.undecided(open)
      : openFacts.length > 0
        ? PHRASES.unknownToo(open)
        : PHRASES.unknownForMedia(open),
    openFacts,
    authority: isOpen ? [] : authorityTold(told, reading),
    process: isOpen ? [PHRASES.checking] : told.map(({ process }) => process),
    processForMedia: isOpen ? [PHRASES.checkingForMedia] : told.map(({ processForMedia }) => processForMedia),
    commitment: !isUndecided ? commitmentsFor(kind, reading) : [isOpen ? PHRASES.truthFollows : COMMITMENTS.accident],
    short: isOpen
      ? [PHRASES.firstIsItTrue, PHRASES.checkingShort]
      : [agreeWith(shortOf(about, reading), named), about.short[1]],
  }
}

/** “[organization] asks everyone who has its night light …” */
const namedOnce = (sentence: string) =>
  sentence.startsWith('[organization] asks') ? sentence.replaceAll('[organization]’s', 'its') : sentence

/** The kinds of harm beside a false claim; none where everything is only claimed. */
function harmOf({ claim, kinds }: ScenarioReading): CrisisKind[] {
  if (claim !== 'mixed') return []
  return kinds.slice(0, KINDS_IN_A_DOCUMENT).flatMap(({ kind }) => (isRumor(kind) ? [] : [kind]))
}

const RECALLED = ['medicine', 'dose', 'allergen', 'food', 'vehicle', 'product']

function aboutTheClaim({ claim }: ScenarioReading, denial = ''): string[] {
  if (!claim) return []
  return { denied: [denial, PHRASES.proof], mixed: [PHRASES.partDenial], open: [PHRASES.openClaim] }[claim]
}

/** “All guests are safe.” */
const REASSURES = /\b(?:all|every\w*|nobody|no one|none)\b.*\b(?:safe|well|unhurt|hurt|injured|harmed)\b/i

/** What happened, with who was harmed or that nobody was, with the answer of a person accused, and what refers to them. */
function leadOf(facts: readonly string[]): string[] {
  const lead: string[] = []
  facts.forEach((fact, index) => {
    const before = facts[index - 1]
    const follows = before !== undefined && lead.includes(before) && refersBack(fact)
    const { death, isSomebodyHurt } = readLosses(fact)
    if (index === 0 || follows || death || isSomebodyHurt || REASSURES.test(fact) || isAnswerOfTheAccused(fact))
      lead.push(fact)
  })
  return lead
}

/** “We have stopped sales …”: what was done, in the visitor's own words. */
const STEP =
  /^(?:on \w+,? )?(?:we|our team|our engineers|our staff)(?:[’']ve|[’']re)? (?:(?:have|had|are|immediately|at once|now|already|also|therefore|voluntarily) )*(?:stopp|recall|clos|report|offer|apologi|ask|call|inform|told|notif|suspend|block|shut|remov|withdr|pull|start|evacuat|offer|refund|contact|hir|reset|paus|fired|replac|isolat|switch|cancel|deleted|disabled|work|test)\w*/i

/** “We do not know why.” */
const OPEN = /^(?:we|nobody) (?:still |do not |don[’']?t |cannot |can[’']t )*(?:yet )?(?:know|say|confirm)s?\b/i
const SAYS_THAT_IT_IS_OPEN = /\b(?:not|cannot|nobody|dont)\b|n[’']t\b/i

/** “We don’t know why”, paragraphs after what happened: why what? */
const BARE_WHY = /\b(why|how)(?=[.!]*$)/i

function partSentences(
  sentences: readonly string[],
  { isDecision }: CrisisKind,
): Pick<Statement, 'facts' | 'steps' | 'openFacts'> {
  // “We are closing our store” is the news itself, where it is what was decided.
  const isStep = (sentence: string) => STEP.test(sentence) && !(isDecision && isCutting(sentence))
  const isOpen = (sentence: string) => OPEN.test(sentence) && SAYS_THAT_IT_IS_OPEN.test(sentence)
  const parts: Pick<Statement, 'facts' | 'steps' | 'openFacts'> = { facts: [], steps: [], openFacts: [] }
  let before: string[] | undefined
  for (const sentence of sentences) {
    // “We recalled the cable. It can overheat”: the second is nothing without the first.
    const own = isStep(sentence) ? parts.steps : isOpen(sentence) ? parts.openFacts : parts.facts
    before = before && own === parts.facts && refersBack(sentence) && !isAnswerOfTheAccused(sentence) ? before : own
    before.push(own === parts.openFacts ? sentence.replace(BARE_WHY, '$1 this happened') : sentence)
  }
  return { ...parts, steps: withWhatRefersToIt(parts.steps) }
}

/** What is known beside the lead, as a list; nothing where there is no more. */
export function knownFacts({ facts, lead, kind }: Statement): List[] {
  const more = withWhatRefersToIt(facts.filter((fact) => !lead.includes(fact)))
  return more.length > 0 ? [list(more, kind.isDecision ? PHRASES.decided : PHRASES.known)] : []
}
