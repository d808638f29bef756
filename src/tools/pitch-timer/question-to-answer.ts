import type { PitchPlanTable } from '@/schema/tool-tables/pitch-plans'
import { holdsBack } from '../kit/form/gate'
import { proposalFor } from '../kit/form/propose'
import type { Answers } from './chosen-plan'
import { isAccusation, isKept, isPitched, kindOf } from './kind-of-news'
import { ATTACKS, tool } from './tool'

/** @property because the words that call for the answer, as they were typed */
type Asked = { name: 'goals' | 'gate' | 'kind' | 'day' | 'knownDay'; because: string; isHeld: boolean }

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
  // What attacks a person or a business is refused until it is written in other words.
  const attack = isAccusation(answers, kind) && proposalFor(`${news ?? ''}\n${goals}`, ATTACKS)
  if (attack) return { name: 'goals', because: attack.because, isHeld: true }
  if (gate === undefined && holdsBack(value)) return { name: 'gate', because, isHeld: true }
  // What may never be public has no day for its news.
  if (proposed.day && answers.knownDay === undefined && gate !== 'none' && !isKept(answers, kind))
    return { name: answers.day ? 'knownDay' : 'day', because: proposed.day.because, isHeld: true }
  // The kind leads to the plan that fits, where harm alone does not.
  if (proposed.kind && isTold && kind === undefined && gate !== 'harm')
    return { name: 'kind', because: proposed.kind.because, isHeld: true }
  if (gate === undefined && value === 'harm' && isPitched(kind) && !kind?.isOpenAnyway)
    return { name: 'gate', because, isHeld: true }
  return gate === undefined && value === 'claim' ? { name: 'gate', because, isHeld: false } : undefined
}
