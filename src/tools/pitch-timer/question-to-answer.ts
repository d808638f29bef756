import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { holdsBack } from '../kit/form/gate'
import type { Answers } from './chosen-plan'
import { isHarmful, isKept, isPitched, kindOf } from './kind-of-news'
import { tool } from './tool'

/** @property because the words that call for the answer, as they were typed */
type Asked = { name: 'gate' | 'kind' | 'day' | 'knownDay'; because: string; isHeld: boolean }

/**
 * The question to answer first, where words of the visitor sound as if the news should not be pitched. While it is held,
 * there is no plan: a pitch would hurt people or the sender.
 */
export function questionToAnswer(answers: Answers, table: PitchPlanTable): Asked | undefined {
  const { news, goals, gate } = answers
  const proposed = tool.proposals?.({ news: news ?? '', goals }, table) ?? {}
  const kind = kindOf(answers, table)
  const isTold = proposed.kind && !isPitched(kindOf({ kind: proposed.kind.value }, table))
  const { value, because = '' } = proposed.gate ?? {}
  if (gate === undefined && holdsBack(value)) return { name: 'gate', because, isHeld: true }
  // What may never be public has no day for its news.
  if (proposed.day && answers.knownDay === undefined && gate !== 'none' && !isKept(answers, kind))
    return { name: answers.day ? 'knownDay' : 'day', because: proposed.day.because, isHeld: true }
  // The kind leads to the plan that fits, where harm alone does not.
  if (proposed.kind && isTold && kind === undefined && gate !== 'harm')
    return { name: 'kind', because: proposed.kind.because, isHeld: true }
  if (gate === undefined && isHarmful({ gate: value }, kind) && isPitched(kind))
    return { name: 'gate', because, isHeld: true }
  return gate === undefined && value === 'claim' ? { name: 'gate', because, isHeld: false } : undefined
}
