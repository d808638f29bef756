/** What the kind of news says, for the form and for the plan. */
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { isEarly, SHAPES } from '@/schema/tool-tables/plan-shapes'

export type Kind = PitchPlanTable['kinds'][number]
/** Answers, from the form or as the plan has them. */
type Given = Partial<Record<'kind' | 'way' | 'shown' | 'knownDay', unknown>> &
  Partial<Record<'gate' | 'secret' | 'day', string | undefined>>

export const kindOf = ({ kind }: Given, { kinds }: PitchPlanTable): Kind | undefined =>
  kinds.find(({ id }) => id === kind)

/** Whether reporters are asked to take such news; any news, while the kind is open. */
export const isPitched = (kind: Kind | undefined): boolean => kind === undefined || SHAPES[kind.shape].isPitch

/** Whether the visitor chooses the way in which reporters get it. */
export const hasWays = (kind: Kind | undefined): boolean => kind === undefined || kind.shape === 'open'

/** The way that a visitor chose for news that has ways, or that what they show needs. */
export function wayOf({ way, shown }: Given, kind: Kind | undefined, table: PitchPlanTable) {
  const chosen = hasWays(kind) && way ? way : table.shown.find(({ id }) => id === shown)?.way
  return table.ways.find(({ id }) => id === chosen)
}

/** Whether reporters agree to keep it on the way that a visitor chose. */
export const isAgreedWay = (chosen: unknown, { ways }: PitchPlanTable): boolean =>
  ways.some(({ id, shape }) => id === chosen && SHAPES[shape].isAgreed)

/** Whether people may know it before its day, so that another day can precede or replace that. */
export function isToldEarly(answers: Given, kind: Kind | undefined, table: PitchPlanTable): boolean {
  const ofNews = isOutAlready(answers, kind) ? 'now' : kind?.shape
  const shape = hasWays(kind) && ofNews !== 'now' ? wayOf(answers, kind, table)?.shape : ofNews
  return shape !== undefined && isEarly(shape)
}

/** The answer on what has to be known of the news; `part` where all but a part of what is pitched may be public. */
export const gateOf = ({ gate, secret }: Given, kind: Kind | undefined) =>
  gate === 'confidential' && secret === 'part' && isPitched(kind) ? 'part' : gate

/** Whether a day that is not theirs to name keeps it in the house: a signature, or an hour that others set. */
export const isBound = (given: Given, kind: Kind | undefined): boolean =>
  given.day === 'signature' ||
  (given.day === 'jury' && gateOf(given, kind) !== 'part' && (hasWays(kind) || kind?.shape === 'reply'))

/** Whether nothing is known of it: its kind is open, or the table says nothing of that. */
export const isVague = (kind: Kind | undefined) =>
  kind === undefined || (hasWays(kind) && kind.fills.length === 0 && !kind.advice)

/** Whether harm to people is all that is known of it. A kind of news keeps its plan, and those who are harmed come first in it. */
export const isHarmful = ({ gate }: Given, kind: Kind | undefined) => gate === 'harm' && isVague(kind)

/** Whether it accuses somebody of what is not decided yet. */
export const isAccusation = ({ gate }: Given, kind: Kind | undefined) =>
  gate === 'accusation' && isPitched(kind) && !kind?.isDecided

/** Whether there is a pitch that more answers change: an outline has none, nor has news that is not pitched. */
export const hasPitch = (given: Given, kind: Kind | undefined): boolean =>
  kind !== undefined && !isAccusation(given, kind) && !isHarmful(given, kind) && isPitched(kind) && !kind.isSearch

/** Whether the target can be the day on which people lose something, of which they hear long before. */
export const isToldBefore = (given: Given, kind: Kind | undefined): boolean =>
  !hasHappened(given) &&
  (kind && !isPitched(kind)
    ? kind.shape === 'told' && !kind.isToldOnTarget
    : isHarmful(given, kind) && given.day === 'ours')

/**
 * Whether the day on which people first hear of it can be before the target: a loss takes effect later, and an apology or a deal
 * can have a second day.
 */
export const hasDayOfTelling = (given: Given, kind: Kind | undefined): boolean =>
  isToldBefore(given, kind) ||
  (!hasHappened(given) && kind?.isToldOnTarget === true && (kind.shape === 'told' || kind.shape === 'reply'))

/** Whether it has happened or people know it. */
export const hasHappened = ({ day }: Given) => day === 'past' || day === 'stale'

/** Whether it may be known and stays new until its day, so that it goes out now, in no special way. */
export const isOutAlready = (given: Given, kind: Kind | undefined) =>
  hasHappened(given) && given.gate !== 'confidential' && hasWays(kind) && kind?.isOpenAnyway === true

/** Whether people can act only until a day before the target or on it, so that a way that holds it back does not fit. */
export const isActedOn = (given: Given & Partial<Record<'earlier' | 'moves', unknown>>, kind: Kind | undefined) =>
  isPitched(kind) &&
  hasWays(kind) &&
  !hasHappened(given) &&
  given.gate !== 'confidential' &&
  !isBound(given, kind) &&
  (given.earlier === 'last' || given.earlier === 'deadline' || given.moves === 'closes')

/** Whether people know of a loss or a decision that is no secret. */
export const isPublicLoss = (given: Given, kind: Kind | undefined) =>
  hasHappened(given) && given.gate !== 'confidential' && (kind?.shape === 'told' || kind?.shape === 'decision')

/** Whether no day is named on which it may be public: there is none, or it has happened and is secret. */
export const isKept = (given: Given, kind: Kind | undefined) =>
  kind?.shape !== 'warning' &&
  (given.day === 'never' ||
    (hasHappened(given) && gateOf(given, kind) === 'confidential' && isPitched(kind) && !given.knownDay))

/** Whether it has happened and people may know it, and it is not the kind of news that stays new until its day. */
export const isOld = (given: Given, kind: Kind | undefined) =>
  hasHappened(given) && given.gate !== 'confidential' && isPitched(kind) && !kind?.isOpenAnyway
