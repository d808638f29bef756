import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { holdsBack } from '../kit/form/gate'
import type { Answers } from './chosen-plan'
import { tool } from './tool'

/** Whether words that name such an answer leave no plan until the visitor has answered: a pitch would hurt people or the sender. */
const leavesNoPlan = (gate: string) => gate === 'harm' || holdsBack(gate)

/** @property because the words that call for the answer, as they were typed */
type Asked = { name: 'gate' | 'kind'; because: string; isHeld: boolean }

/** The question to answer first, where words of the visitor sound as if the news should not be pitched. */
export function questionToAnswer({ news, goals, gate, kind }: Answers, table: PitchPlanTable): Asked | undefined {
  const proposed = tool.proposals?.({ news: news ?? '', goals }, table) ?? {}
  const isTold = (id: unknown) => table.told.some((told) => told.id === id)
  if (proposed.gate && gate === undefined && (holdsBack(proposed.gate.value) || !isTold(kind)))
    return { name: 'gate', because: proposed.gate.because, isHeld: leavesNoPlan(proposed.gate.value) }
  if (proposed.kind && kind === undefined && isTold(proposed.kind.value))
    return { name: 'kind', because: proposed.kind.because, isHeld: true }
  return undefined
}
