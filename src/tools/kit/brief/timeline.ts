import { type List, type NamedItem, steps } from '../document/text-document'
import type { Plan } from './planner'
import type { Publisher } from './questions'

type Piece = { plan: Plan; pieces: number | undefined; publisher: Publisher | undefined }

/** The steps of a brief, from the agreement to the statistics; or three quick ones. */
export const timeline = (piece: Piece): List =>
  steps(
    (piece.plan.isInThree ? inThree(piece) : inSix(piece)).map(({ label, text }) => ({
      label: startSentence(label),
      text,
    })),
  )

type Step = NamedItem & { text: string }

const inThree = ({ plan, pieces }: Piece): Step[] => [
  { label: plan.drafts, text: pieces === 1 ? 'draft.' : 'drafts.' },
  { label: plan.changes, text: 'approved in writing by [name].' },
  publicationOf(plan),
]

function inSix({ plan, pieces, publisher }: Piece): Step[] {
  const isOne = pieces === 1
  return [
    {
      label: plan.signed,
      text: `${publisher === 'unpaid' ? 'you have said yes' : 'agreement signed'}, you have what you need, questions answered.`,
    },
    { label: plan.idea, text: `your idea in three lines; our yes or no ${plan.answers.idea}.` },
    { label: plan.drafts, text: `your ${isOne ? 'draft' : 'drafts'}, answered ${plan.answers.draft}.` },
    {
      label: plan.changes,
      text: `${isOne ? 'one round of changes' : 'one round of changes to each'}, then approval in writing. Silence is not approval.`,
    },
    publicationOf(plan),
    { label: plan.statistics, text: 'your statistics of each piece after seven days.' },
  ]
}

const publicationOf = ({ publication, rhythm }: Plan): Step => ({
  label: publication,
  text: `publication${rhythm && `, ${rhythm}`}.`,
})

/** "By March 3" for "by March 3". */
export const startSentence = (when: string) => when.charAt(0).toUpperCase() + when.slice(1)
