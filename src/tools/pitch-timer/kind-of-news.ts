/** What the kind of news says, for the form and for the plan. */
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { isEarly, SHAPES } from '@/schema/tool-tables/plan-shapes'

export type Kind = PitchPlanTable['kinds'][number]

export const kindOf = ({ kind }: { kind?: unknown }, { kinds }: PitchPlanTable): Kind | undefined =>
  kinds.find(({ id }) => id === kind)

/** Whether reporters are asked to take such news; any news, while the kind is open. */
export const isPitched = (kind: Kind | undefined): boolean => kind === undefined || SHAPES[kind.shape].isPitch

/** Whether the visitor chooses the way in which reporters get it. */
export const hasWays = (kind: Kind | undefined): boolean => kind === undefined || kind.shape === 'open'

type WayAsked = { way?: unknown; shown?: unknown }

/** The way that a visitor chose for news that has ways, or that what they show needs. */
export function wayOf({ way, shown }: WayAsked, kind: Kind | undefined, table: PitchPlanTable) {
  const chosen = hasWays(kind) && way ? way : table.shown.find(({ id }) => id === shown)?.way
  return table.ways.find(({ id }) => id === chosen)
}

/** Whether people may know it before its day, so that another day can precede or replace that. */
export function isToldEarly(answers: WayAsked, kind: Kind | undefined, table: PitchPlanTable): boolean {
  const shape = kind && !hasWays(kind) ? kind.shape : wayOf(answers, kind, table)?.shape
  return shape !== undefined && isEarly(shape)
}

/** The answer on what has to be known of the news; `part` where all but a part of it may be public. */
export const gateOf = ({ gate, secret }: { gate?: string | undefined; secret?: string | undefined }) =>
  gate === 'confidential' && secret === 'part' ? 'part' : gate

/** Whether a day that is not theirs to name keeps it in the house: a signature, or an hour that others set. */
export const isBound = ({ day }: { day?: string | undefined }, kind: Kind | undefined): boolean =>
  day === 'signature' || (day === 'jury' && (hasWays(kind) || kind?.shape === 'reply'))

/** Whether harm to people rules out its plan. */
export const isHarmful = ({ gate }: { gate?: string | undefined }, kind: Kind | undefined): boolean =>
  gate === 'harm' && !kind?.isCareful

/** Whether it has happened or people know it. */
export const hasHappened = ({ day }: { day?: string | undefined }): boolean => day === 'past' || day === 'stale'

/** Whether it has happened or people know it, and it is not the kind of news that stays new until its day. */
export const isOld = (answers: { day?: string | undefined }, kind: Kind | undefined): boolean =>
  hasHappened(answers) && isPitched(kind) && !kind?.isOpenAnyway
