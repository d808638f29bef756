import { type Item, type List, steps } from '../kit/document/text-document'
import { counted } from '../kit/format-number'
import type { Deliverable } from './read-deliverables'
import type { Terms } from './terms'

/** House rule: an account that publishes more pieces of one campaign in a week tires its audience. */
const PIECES_A_WEEK = 3
/** House rule: an account drafts no more pieces than this in a week beside its own. */
const DRAFTS_A_WEEK = 6

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

/** Content that the brand uses by itself: the creator publishes nothing. */
export const isHandedOver = (deliverables: readonly Deliverable[]): boolean =>
  deliverables.some(({ words }) => /\b(?:no|without) post(?:ing|s)?\b/iu.test(words))

/** The week of each step, counted from the go-ahead: the longest format decides how long drafts take. */
export function weeksOf(deliverables: readonly Deliverable[], isRush = false) {
  const pieces = countPieces(deliverables)
  const draftWeeks =
    Math.max(1, ...deliverables.map(({ facts }) => facts?.draftWeeks ?? 1)) +
    Math.max(0, Math.ceil((pieces ?? 0) / DRAFTS_A_WEEK) - 1)
  const firstDraft = 2
  const feedback = firstDraft + draftWeeks
  const publishing = feedback + 1
  const weeksOfPublishing =
    pieces && Math.max(1, Math.ceil(isRush ? piecesBefore(pieces) / BEFORE_A_RUSH : pieces / PIECES_A_WEEK))
  const lastPublishing = weeksOfPublishing === undefined ? undefined : publishing + weeksOfPublishing - 1
  return { pieces, firstDraft, feedback, publishing, lastPublishing }
}

/** Weeks from the go-ahead, without a single date. */
export function writeTimeline(deliverables: readonly Deliverable[], terms: Terms, isRush = false): List {
  const { firstDraft, feedback, publishing, lastPublishing, pieces } = weeksOf(deliverables, isRush)

  const items: Item[] = [
    {
      label: 'Week 1',
      text: 'go-ahead: agreement signed, the creator has what the pieces need, questions answered in one call.',
    },
    {
      label: weeks(firstDraft, feedback - 1),
      text: `an idea in three lines from the creator, a yes or no within ${terms.answer}, then ${drafts(deliverables)}${(pieces ?? 0) > DRAFTS_A_WEEK ? `, in groups of at most ${DRAFTS_A_WEEK} a week` : ''}.`,
    },
    {
      label: weeks(feedback, feedback),
      text: `${terms.rounds} of changes${(pieces ?? 0) > DRAFTS_A_WEEK ? ' for each group of drafts, in the week after it comes' : ''}, then approval in writing.`,
    },
    lastPublishing === undefined
      ? {
          label: `Week ${publishing} and on`,
          text: isRush
            ? 'publication: some pieces in the days before, which name the day and the hour, and the others after the start, hours apart.'
            : `publication, at most ${PIECES_A_WEEK} pieces a week.`,
        }
      : {
          label: weeks(publishing, lastPublishing),
          text: isRush
            ? `publication: ${rushInWords(pieces ?? 0)}.`
            : isHandedOver(deliverables)
              ? 'delivery of all pieces as files; the creator publishes nothing.'
              : publication(pieces ?? 0, lastPublishing > publishing),
        },
    {
      label:
        lastPublishing === undefined ? 'One week after the last piece' : weeks(lastPublishing + 1, lastPublishing + 1),
      text: isHandedOver(deliverables)
        ? 'the brand says where it uses the pieces; both sides look at what worked.'
        : `the creator sends the statistics of each piece after seven days${deliverables.some(({ format }) => format === 'story') ? ', for Stories those of their 24 hours' : ''}; both sides look at them together.`,
    },
  ]
  return steps(items)
}

/** What both sides look at before publication. */
function drafts(deliverables: readonly Deliverable[]): string {
  const live = deliverables.filter(({ format }) => format === 'live').length
  if (live === 0) return 'the drafts'
  return live === deliverables.length ? 'an outline of each stream' : 'the drafts, and an outline of each live stream'
}

/** Six pieces at one hour on one account bury each other, and say too late when it starts. */
export function rushInWords(pieces: number): string {
  const before = piecesBefore(pieces)
  if (before === 0) return 'at the start'
  return `${counted(before, 'piece')} in the days before, which ${before === 1 ? 'names' : 'name'} the day and the hour, and ${pieces - before} after the start, hours apart`
}

function publication(pieces: number, isSpread: boolean): string {
  if (pieces === 1) return 'publication of the one piece.'
  if (pieces === 2) return 'publication of both pieces.'
  return `publication of all ${pieces} pieces${isSpread ? `, at most ${PIECES_A_WEEK} a week` : ''}.`
}

/** "Week 4", or "Weeks 4 to 5". */
export function weeks(first: number, last: number): string {
  return first === last ? `Week ${first}` : `Weeks ${first} to ${last}`
}
