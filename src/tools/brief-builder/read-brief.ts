import { capitalised, oneLine } from '../kit/document/clean-text'
import { withoutEchoes } from '../kit/english/echoes'
import { withoutShouting } from '../kit/english/quiet'
import { correctSpelling } from '../kit/english/spelling'
import type { BriefInput } from './completeness'
import { ONE_RUSH } from './completeness-rules'
import { type Deliverable, readDeliverables } from './read-deliverables'
import { type Goal, readGoals } from './read-goals'

export type ReadBrief = {
  campaign: string
  goals: Goal[]
  deliverables: Deliverable[]
  /** All that was typed, item by item; goals first, because they say best by when and for whom. */
  named: string[]
  /** Everything is over within hours or a day, so all pieces come at its start. */
  isRush: boolean
}

/** The three texts as the brief and the creator's page use them: capitals and certain misspellings put right. */
export function readBrief(input: BriefInput): ReadBrief {
  const campaign = capitalised(withoutEchoes(readable(oneLine(input.campaign))))
  const goals = readGoals(readable(input.goals))
  const deliverables = readDeliverables(readable(input.deliverables))
  const named = [...goals.map(({ words }) => words), ...deliverables.map(({ words }) => words), campaign]
  return { campaign, goals, deliverables, named, isRush: named.some((words) => ONE_RUSH.test(words)) }
}

const readable = (text: string) => correctSpelling(withoutShouting(text)).text
