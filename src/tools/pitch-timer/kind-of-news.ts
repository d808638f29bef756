/** What the kind of news says, for the form and for the plan. */
import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { SHAPES } from '@/schema/tool-tables/plan-shapes'

export type Kind = PitchPlanTable['kinds'][number]

export const kindOf = ({ kind }: { kind?: unknown }, { kinds }: PitchPlanTable): Kind | undefined =>
  kinds.find(({ id }) => id === kind)

/** Whether reporters are asked to take such news; any news, while the kind is open. */
export const isPitched = (kind: Kind | undefined): boolean => kind === undefined || SHAPES[kind.shape].isPitch

/** Whether the visitor chooses the way in which reporters get it. */
export const hasWays = (kind: Kind | undefined): boolean => kind === undefined || kind.shape === 'open'

/** Whether harm to people rules out its plan. */
export const isHarmful = ({ gate }: { gate?: string | undefined }, kind: Kind | undefined): boolean =>
  gate === 'harm' && !kind?.isCareful

/** Whether it has happened or people know it, and it is not the kind of news that stays new until its day. */
export const isOld = ({ day }: { day?: string | undefined }, kind: Kind | undefined): boolean =>
  day === 'past' && isPitched(kind) && !kind?.isOpenAnyway
