import type { CalendarDay } from '@/lib/calendar-day'
import { formatDay, formatHour } from '@/lib/format-day'
import { type List, type NamedItem, steps } from '../document/text-document'
import type { Plan } from './planner'
import type { Publisher } from './questions'

type Piece = {
  plan: Plan
  pieces: number | undefined
  /** What both sides look at before publication. */
  draft: string
  publisher: Publisher | undefined
  /** When the first piece is out, where that is agreed. */
  start: Start
}

type Start = { firstDay?: CalendarDay | undefined; hour?: string | undefined }

/** The day and hour before which nothing is out, with blanks for what is open. */
export const startOf = ({ firstDay, hour }: Start): string =>
  `${hour ? `${formatHour(hour)} [time zone]` : '[hour and time zone]'} on ${firstDay ? formatDay(firstDay) : '[day]'}`

/** The steps of a brief, from the agreement to the statistics; or three quick ones. */
export const timeline = (piece: Piece): List =>
  steps(
    (piece.plan.isInThree ? inThree(piece) : inFive(piece)).map(({ label, text }) => ({
      label: startSentence(label),
      text,
    })),
  )

type Step = NamedItem & { text: string }

function inThree({ plan, draft, start }: Piece): Step[] {
  return [
    { label: plan.drafts, text: `${draft}.` },
    { label: plan.changes, text: 'approved in writing by [name].' },
    { label: plan.publication, text: `publication${notBefore(start)}.` },
  ]
}

function inFive({ plan, pieces, draft, publisher, start }: Piece): Step[] {
  const isOne = pieces === 1
  const idea = plan.idea === plan.drafts ? '' : ` (${plan.idea})`
  return [
    {
      label: plan.signed,
      text: `${publisher === 'unpaid' ? 'you have said yes' : 'agreement signed'}, you have what you need, questions answered.`,
    },
    {
      label: plan.drafts,
      text: `your idea in three lines${idea}, our yes or no ${plan.answer}, then your ${isOne ? draft : pluralOf(draft)}, answered ${plan.answer}.`,
    },
    {
      label: plan.changes,
      text: `${isOne ? 'one round of changes' : 'one round of changes to each'}, then approval in writing. Silence is not approval.`,
    },
    { label: plan.publication, text: `publication${notBefore(start)}${plan.rhythm && `; ${plan.rhythm}`}.` },
    { label: plan.statistics, text: 'your statistics of each piece after seven days.' },
  ]
}

/** "drafts", but "notes and recording". */
const pluralOf = (draft: string) => (/^\p{L}+$/u.test(draft) ? `${draft}s` : draft)

export const notBefore = (start: Start): string =>
  start.firstDay || start.hour ? `, not before ${startOf(start)}` : ''

/** "By March 3" for "by March 3". */
export const startSentence = (when: string) => when.charAt(0).toUpperCase() + when.slice(1)
