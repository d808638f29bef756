/** How many weeks each step takes, by the pieces. */
import type { Deliverable } from './read-deliverables'

/** House rule: an account that publishes more pieces of one campaign in a week tires its audience. */
export const PIECES_A_WEEK = 3
/** House rule: an account drafts no more pieces than this in a week beside its own; more come in groups. */
export const DRAFTS_A_WEEK = 6
/** The first week has the idea and its answer, too. */
const DRAFTS_BESIDE_THE_IDEA = 3

/** House rule: as many announce in a week what starts at a certain hour, and as many come after that hour. */
const BEFORE_A_RUSH = 7
const AFTER_THE_START = 3

/** How many of the pieces for something that is over within hours come before it starts: one alone comes then. */
export const piecesBefore = (pieces: number): number => pieces - Math.min(AFTER_THE_START, Math.ceil(pieces / 2))

/** All pieces together; none where a quantity is missing. */
export function countPieces(deliverables: readonly Deliverable[]): number | undefined {
  return deliverables.every(({ quantity }) => quantity !== undefined)
    ? deliverables.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
    : undefined
}

/** The week of each step, counted from the go-ahead. */
export type StepWeeks = {
  pieces?: number
  /** Drafts come group by group, and each group has its changes in the week after. */
  isGrouped: boolean
  firstDraft: number
  firstFeedback: number
  feedback: number
  publishing: number
  lastPublishing?: number
}

/** The longest format and the number of pieces decide how long drafts take. */
export function weeksOf(deliverables: readonly Deliverable[], isRush = false): StepWeeks {
  const pieces = countPieces(deliverables)
  const ofLongest = Math.max(1, ...deliverables.map(({ facts }) => facts?.draftWeeks ?? 1))
  const draftWeeks =
    ofLongest + Math.max(0, Math.ceil(((pieces ?? 0) - ofLongest * DRAFTS_BESIDE_THE_IDEA) / DRAFTS_A_WEEK))
  const isGrouped = (pieces ?? 0) > DRAFTS_A_WEEK
  const firstDraft = 2
  const feedback = firstDraft + draftWeeks
  const publishing = feedback + 1
  const weeksOfPublishing =
    pieces && Math.max(1, Math.ceil(isRush ? piecesBefore(pieces) / BEFORE_A_RUSH : pieces / PIECES_A_WEEK))
  return {
    pieces,
    isGrouped,
    firstDraft,
    firstFeedback: isGrouped ? firstDraft + 1 : feedback,
    feedback,
    publishing,
    lastPublishing: weeksOfPublishing === undefined ? undefined : publishing + weeksOfPublishing - 1,
  }
}
