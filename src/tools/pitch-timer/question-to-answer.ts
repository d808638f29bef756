import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import type { Answers } from './chosen-plan'
import { tool } from './tool'

/** Words that name such answers leave no plan until the visitor has answered: a pitch would hurt people or the sender. */
const HOLDS_BACK: ReadonlySet<string> = new Set(['harm', 'accusation', 'confidential'])
/** Answers that matter for news that is never pitched, too. */
const ALWAYS_ASKED: ReadonlySet<string> = new Set(['accusation', 'confidential'])

/** @property because the words that call for the answer, as they were typed */
type Asked = { name: 'gate' | 'kind'; because: string; isHeld: boolean }

/** The question to answer first, where words of the visitor sound as if the news should not be pitched. */
export function questionToAnswer({ news, goals, gate, kind }: Answers, table: PitchPlanTable): Asked | undefined {
  const proposed = tool.proposals?.({ news: news ?? '', goals }, table) ?? {}
  const isTold = (id: unknown) => table.told.some((told) => told.id === id)
  if (proposed.gate && gate === undefined && (ALWAYS_ASKED.has(proposed.gate.value) || !isTold(kind)))
    return { name: 'gate', because: proposed.gate.because, isHeld: HOLDS_BACK.has(proposed.gate.value) }
  if (proposed.kind && kind === undefined && isTold(proposed.kind.value))
    return { name: 'kind', because: proposed.kind.because, isHeld: true }
  return undefined
}
