import type { CalendarDay } from '@/lib/calendar-day'
import { formatDayOfYear } from '@/lib/format-day'
import { advice, type Block, type NamedItem, paragraph, steps } from '../document/text-document'
import type { Chosen } from './chosen'
import type { Plan } from './plan'

type Piece = {
  plan: Plan
  pieces: number | undefined
  chosen: Pick<Chosen, 'publisher' | 'isMemory'>
  /** The day before which nothing is out. */
  firstDay?: CalendarDay | undefined
}

/** The days of a brief, in a sentence and in steps: from the agreement to the statistics, or three quick ones. */
export const timeline = (piece: Piece): Block[] => [
  paragraph(piece.chosen.publisher === 'gift' ? NOTHING_DUE : piece.plan.intro),
  ...(piece.plan.note && piece.chosen.publisher !== 'gift' ? [advice(piece.plan.note)] : []),
  steps(stepsOf(piece).map(({ label, text }) => ({ label: startSentence(label), text }))),
]

type Step = NamedItem & { text: string }

/** A gift has no steps but its own day, and that before which nothing is out. */
export const ofGift = ({ plan, firstDay }: Pick<Piece, 'plan' | 'firstDay'>): Step[] => [
  { label: plan.seen || '[day]', text: 'you get it, come or try it.' },
  {
    label: firstDay ? `from ${formatDayOfYear(firstDay)} on` : 'after it',
    text: 'you publish if you like, when and how you like.',
  },
]
const NOTHING_DUE = 'Nothing is due: no idea, no draft, no approval and no figures.'

function stepsOf(piece: Piece): Step[] {
  if (piece.chosen.publisher === 'gift') return ofGift(piece)
  return piece.plan.isInThree ? inThree(piece) : inSix(piece)
}

const AGREED = { paid: 'agreement signed', gift: undefined, unpaid: 'you have said yes', ours: undefined }
const FAMILIES = 'families and people who are shown, or the archive, have agreed in writing'

/** What has to be agreed before anybody works on it. */
const agreed = ({ publisher = 'paid', isMemory }: Piece['chosen']): string[] =>
  [AGREED[publisher] ?? [], isMemory ? FAMILIES : []].flat()

function inThree({ plan, pieces, chosen }: Piece): Step[] {
  return [
    ...seenIn(plan),
    { label: plan.drafts, text: `${[...agreed(chosen), pieces === 1 ? 'draft' : 'drafts'].join('; ')}.` },
    { label: plan.changes, text: 'approved in writing by [name].' },
    ...publicationOf(plan),
  ]
}

function inSix({ plan, pieces, chosen }: Piece): Step[] {
  const isOne = pieces === 1
  return [
    { label: plan.signed, text: `${agreed(chosen).join(', ')}, you have what you need, questions answered.` },
    { label: plan.idea, text: `your idea in three lines; our yes or no ${plan.answers.idea}.` },
    ...seenIn(plan),
    {
      label: plan.drafts,
      text: `${isOne ? 'your draft' : 'your drafts'}, answered ${plan.answers.draft}${plan.later}.`,
    },
    {
      label: plan.changes,
      text: `${isOne ? 'one round of changes' : 'one round of changes to each'}, then approval in writing. Silence is not approval.`,
    },
    ...publicationOf(plan),
    ...(chosen.publisher === 'unpaid'
      ? []
      : [
          {
            label: plan.statistics,
            text: isOne ? 'your statistics.' : 'your statistics of each piece after seven days.',
          },
        ]),
  ]
}

/** The day on which it can be seen or filmed, where it is known. */
export const seenIn = ({ seen }: Plan): Step[] =>
  seen ? [{ label: seen, text: 'it can be seen, filmed or tried.' }] : []

const publicationOf = ({ announced, publication, rhythm }: Plan): Step[] => [
  ...(announced ? [{ label: announced, text: 'announced, with day, hour, time zone and link.' }] : []),
  { label: publication, text: `publication${rhythm && `, ${rhythm}`}.` },
]

/** "By March 3" for "by March 3". */
export const startSentence = (when: string) => when.charAt(0).toUpperCase() + when.slice(1)
