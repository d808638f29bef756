import { type Correction, correctSpelling } from '../kit/english/spelling'
import { withoutTypos } from '../kit/english/typos'
import { type ClaimState, type Claims, readClaims } from './claims'
import { CLUSTER_RULES, type Cluster, raised } from './clusters'
import type { CrisisKind } from './crisis-kind'
import { CRISIS_KINDS, isRumor, kindOf, rumorKind, UNKNOWN_KIND } from './crisis-kinds'
import { THINGS } from './kinds-products'
import { findLeftOut, type LeftOut, outwardOf } from './left-out'
import { type Losses, readLosses, withoutSayings } from './losses'
import { DENIALS } from './outward-rules'
import { type People, peopleIn, peopleOf } from './people'
import { cleanScenario, isShouted, sentencesOf } from './sentences'

export type FoundKind = { kind: CrisisKind; words: string[] }

/** What a visitor corrects, or adds, after seeing how the scenario was read. */
export type Corrections = {
  kind?: string | undefined
  cluster?: Cluster | undefined
  people?: string | undefined
  /** Situational crisis communication theory asks for both: each makes people hold an organization more responsible. */
  hasHappenedBefore?: boolean
  hadBadReputation?: boolean
}

export type ScenarioReading = Losses & {
  /** Raised by one for a crisis before, or a bad reputation. */
  isRaised: boolean
  /** The scenario in clean sentences, all of them. */
  sentences: string[]
  /** Misspelled words that were put right. */
  corrections: Correction[]
  /** Some of it was typed in capitals, which the documents have in small letters. */
  isShouted: boolean
  /** Those that may go out as they are. */
  outward: string[]
  /** Those that may not, and why. */
  leftOut: LeftOut[]
  /** Kinds of crisis, those in which people can be harmed first, then by the number of words; never empty. */
  kinds: FoundKind[]
  cluster: Cluster
  /** How the cluster was chosen. */
  clusterWord?: string
  clusterReason: string
  /** Mentions that say something did not happen, and were not counted. */
  denied: string[]
  claim?: ClaimState | undefined
  people: People
  /** Goods come back: people need to know what they get for them. */
  isRecall: boolean
}

/** What a scenario says: its kinds of crisis, who will be held responsible, and which sentences may go out. */
export function readScenario(scenario: string, corrections: Corrections = {}): ScenarioReading {
  const clean = correctSpelling(cleanScenario(scenario))
  const sentences = [...new Set(sentencesOf(clean.text))]
  const spelled = sentences.map(withoutTypos)
  const claims = readClaims(spelled)
  const text = spelled.join(' ')
  const asserted = withoutSayings(claims.asserted.join(' ').replace(DENIALS, ' ').replace(NO_RUMOR, ' '))
  const { kinds, claim } = correctedKinds(claims, asserted, text, corrections)
  // Who calls all of it a rumor knows of no harm; who calls a rumor true means what it says.
  const harmed =
    corrections.kind && isRumor(kindOf(corrections.kind))
      ? ''
      : corrections.kind
        ? text.replace(DENIALS, ' ')
        : asserted
  // A false claim about job cuts is denied, and has no day.
  const isCut = claim === undefined && kinds.some(({ kind }) => kind.id === 'layoffs')
  const leftOut = findLeftOut(sentences, claims, { claim, isCut })
  return {
    sentences,
    corrections: clean.corrections,
    isShouted: isShouted(clean.text),
    outward: outwardOf(sentences, claims, { leftOut, isCut }),
    leftOut,
    kinds,
    ...responsibility({ kinds, claim }, claim === 'denied' ? text : asserted, corrections),
    denied: (text.match(DENIALS) ?? []).map((mention) => mention.trim()),
    ...(claim ? { claim } : {}),
    ...readLosses(harmed),
    people: corrections.people ? peopleOf(corrections.people) : peopleIn(text),
    isRecall: RECALL.test(asserted),
  }
}

/** “It is not a rumor” makes none. */
const NO_RUMOR = /\b(?:not|no) (?:just |only )?(?:a |an )?rumou?r\b/gi

const RECALL =
  /\b(?:recall\w*|withdr[ae]w\w*|off (?:the|our|their) shel(?:f|ves)|stop(?:ped|s)? (?:\w+ )?(?:sales|selling)|tak(?:e|en|ing) (?:\w+ )?back|pull(?:ed|ing)?)\b/i

/** “An influencer claims that …”, and we test it or do not know: whether it is true decides what people must do. */
const SAID_BY_OTHERS =
  /\b(?:influencers?|tik ?tok\w*|youtubers?|bloggers?|videos?|posts?|tweets?|reviews?|reviewers?|articles?|newspapers?|magazines?|customers?|users?|parents|people|somebody|someone|an account|a rival|competitors?) (?:\w+ )?(?:claims?|claimed|says?|said|alleges?|alleged|writes?|wrote|posted) /i
const NOT_KNOWN_YET =
  /\bwe (?:still )?(?:do not|don[’']?t|cannot|can[’']?t) (?:yet )?(?:know|say|confirm)|\bwe are (?:now )?(?:testing|checking|looking into|having)|\b(?:nobody knows|not (?:yet )?(?:known|confirmed|clear))\b/i

function correctedKinds(
  claims: Claims,
  asserted: string,
  text: string,
  { kind: chosen }: Corrections,
): Pick<ScenarioReading, 'kinds' | 'claim'> {
  if (chosen) {
    const kind = kindOf(chosen)
    return { kinds: [{ kind, words: [] }], claim: isRumor(kind) ? 'denied' : undefined }
  }
  const all = findKinds(asserted)
  const found = all.filter(({ kind }) => !isRumor(kind))
  const rumor = {
    kind: rumorKind(text),
    words: claims.denial ? [small(claims.denial)] : wordsIn(text, kindOf('rumor').words),
  }
  if (claims.isDenied) {
    // Harm beside a false claim: what is true has to be decided by somebody who knows.
    const { death, isSomebodyHurt } = readLosses(asserted)
    const isMixed = found.some(({ kind }) => kind.isSafety) || death !== undefined || isSomebodyHurt
    return { kinds: [rumor, ...found], claim: isMixed ? 'mixed' : 'denied' }
  }
  const isOnlySaid = SAID_BY_OTHERS.test(text) && NOT_KNOWN_YET.test(text)
  if ((all.length > found.length || isOnlySaid) && !claims.isAccusation)
    return { kinds: [rumor, ...found], claim: 'open' }
  return { kinds: found.length > 0 ? found : [{ kind: UNKNOWN_KIND, words: [] }] }
}

function findKinds(asserted: string): FoundKind[] {
  // “Faulty wiring” in a building is no product that anybody could stop using.
  const isOfAPlace = AT_A_PLACE.test(asserted) && !RECALL.test(asserted)
  const found = CRISIS_KINDS.map((kind) => ({ kind, words: wordsIn(asserted, kind.words) })).filter(
    ({ kind, words }) =>
      words.length > 0 && !(isOfAPlace && kind.id === 'product' && words.every((word) => OF_A_BUILDING.test(word))),
  )
  const things = THINGS.map(({ kind, words }) => ({ kind: kindOf(kind), words: wordsIn(asserted, words) })).filter(
    ({ words }) => words.length > 0,
  )
  for (const thing of things) {
    if (isNeeded(thing.kind.id, found, asserted, isOfAPlace) && !found.some(({ kind }) => kind.id === thing.kind.id))
      found.push(thing)
  }
  const covered = new Set(found.flatMap(({ kind }) => kind.covers ?? []))
  return found
    .filter(({ kind }) => !covered.has(kind.id))
    .sort(
      (one, other) =>
        Number(other.kind.isSafety ?? false) - Number(one.kind.isSafety ?? false) ||
        other.words.length - one.words.length,
    )
}

const AT_A_PLACE =
  /\b(?:our|the|a) (?:\w+ ){0,2}(?:plant|factory|warehouse|site|building|hotel|office|school|stadium|park|mine|event|fair|pool|lab)\b/i
const OF_A_BUILDING = /^(?:faulty|defect\w*|melt\w*|electric shocks?)$/

/** Whether people have to be told about the thing, because it has a fault or has harmed somebody. */
function isNeeded(thing: string, found: readonly FoundKind[], asserted: string, isOfAPlace: boolean): boolean {
  if (found.some(({ kind }) => kind.id === 'product')) return true
  const isOnlyHarm = found.every(({ kind }) => ['injury', 'medicine', 'animal'].includes(kind.id))
  if (thing === 'medicine')
    return isOnlyHarm && (found.length === 0 || /\b(?:our|wrong|contaminated|bad)\b/i.test(asserted))
  const { death, isSomebodyHurt } = readLosses(asserted)
  const hasHarm = thing === 'food' ? ILL.test(asserted) || death === 'animal' : thing === 'product' && isSomebodyHurt
  return isOnlyHarm && hasHarm && !isOfAPlace
}

const ILL = /\b(?:ill|sick|poison\w*|vomit\w*|diarrh?o?ea)\b/i

function wordsIn(text: string, words: RegExp): string[] {
  return [...new Set((text.match(words) ?? []).map(small))]
}

function responsibility(
  { kinds, claim }: Pick<ScenarioReading, 'kinds' | 'claim'>,
  text: string,
  corrections: Corrections,
) {
  if (corrections.cluster) return { cluster: corrections.cluster, clusterReason: 'you chose it', isRaised: false }
  // What a false claim accuses somebody of is not what happened.
  const rules = claim === 'denied' ? CLUSTER_RULES.filter(({ cluster }) => cluster === 'victim') : CLUSTER_RULES
  // Without a word that settles it, the gravest of the kinds does.
  const gravest = kinds.find(({ kind }) => kind.cluster === 'preventable') ?? kinds[0]
  // Nobody is a victim of what a supplier does to others.
  const isOwn = gravest?.kind.id === 'supply-chain'
  const rule = rules.find(({ cluster, words }) => words.test(text) && !(isOwn && cluster === 'victim'))
  const cluster = rule?.cluster ?? gravest?.kind.cluster ?? 'accident'
  const isRaised = Boolean(corrections.hasHappenedBefore || corrections.hadBadReputation)
  return {
    cluster: isRaised ? raised(cluster) : cluster,
    isRaised,
    ...(rule ? { clusterWord: small(rule.words.exec(text)?.[0] ?? '') } : {}),
    clusterReason: rule?.because ?? gravest?.kind.clusterReason ?? '',
  }
}

const small = (word: string) => word.toLowerCase().trim()
