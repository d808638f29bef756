import type { Cluster } from './clusters'

/**
 * What a document about one kind of crisis says. Phrases state only what is true of everyone in that position; whatever
 * would be a claim about this case is a [placeholder].
 */
export type CrisisKind = {
  id: string
  label: string
  /** Words of the scenario that show it. */
  words: RegExp
  /** Kinds that say less, or the wrong thing, where this one is found: a medicine is a product, but no kettle. */
  covers?: readonly string[]
  /** What people do now can keep them safe, so this kind comes before those with more words. */
  isSafety?: true
  /** Taken where the scenario does not say who is responsible. */
  cluster: Cluster
  clusterReason: string
  /** What it is about, for a subject line. */
  topic: string
  /** The same for staff, where the topic speaks to customers. */
  staffTopic?: string
  /** One sentence for the people it touches; says nothing about who is to blame. */
  empathy: string
  /** It is said to those who were insulted or who lose something for certain, so it comes directly after what happened. */
  isSaidFirst?: true
  /** People outside learn what changes for them; there is nothing that they do themselves. */
  isAboutWhatChanges?: true
  /** What people outside do now. */
  now: readonly string[]
  /** What they do as well, where the scenario has these words. It comes first. */
  nowIf?: readonly { words: RegExp; now: string; nowForMedia?: string; short?: string }[]
  /** The same as the first line of a report, in the third person. */
  nowForMedia: string
  /** Whom and what it concerns. */
  affected: string
  /** The same, where the scenario has these words and names what the sentence is about. */
  affectedIf?: { words: RegExp; affected: string }
  /** People have to know whether they are near, so the texts say where and when. */
  isAtAPlace?: true
  /** What is probably still open, as a proposal. */
  unknown: string
  /** It is a decision of one’s own: what is open is not decided yet, rather than not known. */
  isDecision?: true
  /** The first step, for a scenario that names none. */
  firstStep: string
  /** How answers are found, or what goes on. */
  process: string
  processForMedia: string
  /** What it commits itself to, where the commitments of the clusters do not fit, as after a storm. */
  commitment?: string
  /** What staff do, beside what holds in every crisis. */
  staff: readonly string[]
  /** What to do and what is being done, each in a few words, for the message map. */
  short: readonly [now: string, process: string]
  /** For the first hours, beside what always holds. */
  dos: readonly string[]
}
