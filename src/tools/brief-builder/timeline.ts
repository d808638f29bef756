import { type List, steps } from '../kit/document/text-document'
import { counted } from '../kit/result/format-number'
import type { Deliverable } from './read-deliverables'
import type { Schedule } from './schedule'
import type { Terms } from './terms'
import { countPieces, DRAFTS_A_WEEK, PIECES_A_WEEK, piecesBefore, weeksOf } from './weeks'

/** Content that the brand uses by itself: the creator publishes nothing. */
export const isHandedOver = (deliverables: readonly Deliverable[]): boolean =>
  deliverables.some(({ words }) => /\b(?:no|without) post(?:ing|s)?\b/iu.test(words))

/** The five steps, from the go-ahead to the statistics. */
export function writeTimeline(
  deliverables: readonly Deliverable[],
  terms: Terms,
  schedule: Schedule,
  isRush = false,
): List {
  const { isGrouped } = weeksOf(deliverables, isRush)
  const comesInGroups = isGrouped && schedule.answer === undefined
  return steps([
    {
      label: schedule.signed,
      text: 'go-ahead: agreement signed, the creator has what the pieces need, questions answered in one call.',
    },
    {
      label: schedule.drafts,
      text: `${isGrouped ? 'ideas in three lines each' : 'an idea in three lines'} from the creator${schedule.answer ? ` ${lower(schedule.ideaDue)}` : ''}, a yes or no ${schedule.answer ?? `within ${terms.answer}`}, then ${drafts(deliverables)}${comesInGroups ? `, in groups of at most ${DRAFTS_A_WEEK} a week` : ''}.`,
    },
    {
      label: schedule.changes,
      text: `${terms.rounds} of changes${comesInGroups ? ' for each group of drafts, in the week after it comes' : ''}, then approval in writing.`,
    },
    { label: schedule.publishing, text: publication(deliverables, schedule, isRush) },
    {
      label: schedule.statistics,
      text: isHandedOver(deliverables)
        ? 'the brand says where it uses the pieces; both sides look at what worked.'
        : `the creator sends the statistics of each piece after seven days${deliverables.some(({ format }) => format === 'story') ? ', for Stories those of their 24 hours' : ''}; both sides look at them together.`,
    },
  ])
}

/** What both sides look at before publication. */
function drafts(deliverables: readonly Deliverable[]): string {
  const live = deliverables.filter(({ format }) => format === 'live').length
  if (live === 0) return 'the drafts'
  return live === deliverables.length ? 'an outline of each stream' : 'the drafts, and an outline of each live stream'
}

function publication(deliverables: readonly Deliverable[], { fits, answer }: Schedule, isRush: boolean): string {
  const { publishing, lastPublishing } = weeksOf(deliverables, isRush)
  const pieces = fits ?? countPieces(deliverables)
  if (isHandedOver(deliverables)) return 'delivery of all pieces as files; the creator publishes nothing.'
  if (pieces === undefined)
    return isRush
      ? 'publication: some pieces before the start, which name its day and hour, and the others after it, hours apart.'
      : `publication, at most ${PIECES_A_WEEK} pieces a week.`
  if (isRush) return `publication: ${rushInWords(pieces)}.`
  if (fits !== undefined) return `publication of ${counted(fits, 'piece')}, at most one a day.`
  if (pieces === 1) return 'publication of the one piece.'
  if (pieces === 2) return 'publication of both pieces.'
  const isSpread = lastPublishing !== undefined && lastPublishing > publishing
  return `publication of all ${pieces} pieces${answer ? ', at most one a day' : isSpread ? `, at most ${PIECES_A_WEEK} a week` : ''}.`
}

/** Six pieces at one hour on one account bury each other, and say too late when it starts. */
export function rushInWords(pieces: number): string {
  const before = piecesBefore(pieces)
  if (before === 0) return 'at the start'
  return `${counted(before, 'piece')} before the start, which ${before === 1 ? 'names' : 'name'} its day and hour, and ${pieces - before} after it, hours apart`
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
