import { type List, steps } from '../document/text-document'
import type { Plan, Work } from './planner'

/** What both sides look at before publication, and when a piece is best published. */
export type Piece = { draft: string; publish?: string | undefined }

/** The five steps of a brief, from the agreement to the statistics. */
export function timeline(plan: Plan, { pieces }: Pick<Work, 'pieces'>, { draft, publish }: Piece): List {
  const isOne = pieces === 1
  return steps([
    { label: plan.signed, text: 'agreement signed, you have what you need, questions answered.' },
    {
      label: plan.drafts,
      text: `your idea in three lines${plan.idea === plan.drafts ? '' : ` (${inSentence(plan.idea)})`}, our yes or no ${plan.answer}, then your ${isOne ? draft : `${draft}s`}.`,
    },
    {
      label: plan.changes,
      text: `${isOne ? 'one round of changes' : 'one round of changes to each'}, then approval in writing. Silence is not approval.`,
    },
    {
      label: plan.publication,
      text: `publication, or delivery of the files where we publish them${plan.rhythm && `; ${plan.rhythm}`}.${publish ? ` Best ${publish}.` : ''}`,
    },
    { label: plan.statistics, text: 'your statistics of each piece after seven days.' },
  ])
}

/** "by March 3", "week 2". */
export const inSentence = (when: string) => when.charAt(0).toLowerCase() + when.slice(1)
