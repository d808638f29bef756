import type { CalendarDay } from '@/lib/calendar-day'
import { formatDayOfYear } from '@/lib/format-day'
import { advice, type Block, type NamedItem, paragraph, steps } from '../document/text-document'
import type { Chosen } from './chosen'
import type { Plan } from './plan'

type Piece = {
  plan: Plan
  pieces: number | undefined
  chosen: Pick<Chosen, 'gate' | 'publisher' | 'isFree' | 'isMemory' | 'publicFrom'>
  /** The days before and after which nothing is out, and that on which it can be seen. */
  days: Partial<Record<'firstDay' | 'day' | 'seenOn', CalendarDay | undefined>>
}

/** The days of a brief, in a sentence and in steps: from the agreement to the statistics, or three quick ones. */
export const timeline = (piece: Piece): Block[] => [
  paragraph(
    `${piece.chosen.gate === undefined ? NO_WARNING : ''}${piece.chosen.isFree ? NOTHING_DUE : piece.plan.intro}`,
  ),
  ...notes(piece),
  steps(stepsOf(piece).map(({ label, text }) => ({ label: startSentence(label), text }))),
]

/** What the sender alone has to know of the days: people without a fee have none. */
export function notes({ plan, chosen, days }: Omit<Piece, 'pieces'>): Block[] {
  const text = [
    chosen.isFree ? '' : plan.note,
    plan.clash,
    plan.isLive && (days.day ?? days.firstDay) ? ITS_DAY : '',
    (days.firstDay ?? days.day ?? days.seenOn) ? CHECK_DAYS : '',
  ]
    .filter(Boolean)
    .join(' ')
  return text && (plan.clash || plan.isLive || !chosen.isFree) ? [advice(text)] : []
}
const ITS_DAY = 'Your day is taken as that of the event itself.'
const CHECK_DAYS = 'Check these days against holidays, your contact and any day in your text.'

/** Steps as sentences, for a page or a post that has no room for a list. */
export const inSentences = (steps: readonly Step[]): string[] =>
  steps.map(({ label, text }) => `${startSentence(label)}: ${text}`)

type Step = NamedItem & { text: string }

/** People without a fee have no steps but the day of the gift or of their answer, and the days on which a piece helps. */
export const freeSteps = ({ plan, chosen, days }: Omit<Piece, 'pieces'>): Step[] => [
  ...(chosen.publisher === 'gift'
    ? [{ label: seenOf(days) || '[day]', text: 'you get it, come or try it.' }]
    : [{ label: '[day]', text: 'you say yes or no.' }, ...seenIn({ seen: seenOf(days) })]),
  plan.isLive
    ? { label: plan.publication, text: TAKES_PLACE }
    : {
        label: whenUseful(days) || 'after it',
        text: `you can do it while it holds${hourIn(chosen, days)}; we check facts if you ask.`,
      },
]
const TAKES_PLACE = 'it takes place, at [hour and time zone].'
/** On the day on which it becomes public, the hour counts. */
export const hourIn = ({ publicFrom }: Piece['chosen'], { firstDay, day }: Piece['days']): string =>
  publicFrom && publicFrom === (firstDay ?? day) ? ', from [hour and time zone] on' : ''
const seenOf = ({ seenOn }: Piece['days']): string => (seenOn ? `on ${formatDayOfYear(seenOn)}` : '')
const whenUseful = ({ firstDay, day }: Piece['days']): string =>
  firstDay && firstDay === day
    ? `on ${formatDayOfYear(day)}`
    : [firstDay && `from ${formatDayOfYear(firstDay)} on`, day && `most useful until ${formatDayOfYear(day)}`]
        .filter(Boolean)
        .join(', ')
/** While the gate is open, it can be anything. */
const NO_WARNING = 'Not for a warning or a search. '
const NOTHING_DUE = 'You need not do anything. If you do, the rules hold.'

function stepsOf(piece: Piece): Step[] {
  if (piece.chosen.isFree) return freeSteps(piece)
  return piece.plan.isInThree ? inThree(piece) : inSix(piece)
}

const FAMILIES = 'families and people who are shown, or the archive, have agreed in writing'

/** What has to be agreed before anybody works on it. */
const agreed = ({ publisher = 'paid', isMemory }: Piece['chosen']): string[] =>
  [publisher === 'ours' ? [] : 'agreement signed', isMemory ? FAMILIES : []].flat()

function inThree({ plan, pieces, chosen, days }: Piece): Step[] {
  return [
    ...seenIn(plan),
    {
      label: plan.drafts,
      text: `${[...agreed(chosen), pieces === 1 ? 'draft' : 'drafts'].join('; ')}${pieces === 1 ? plan.later : ''}.`,
    },
    { label: plan.changes, text: 'approved in writing by our contact.' },
    ...publicationOf(plan, hourIn(chosen, days), chosen),
  ]
}

function inSix({ plan, pieces, chosen, days }: Piece): Step[] {
  const isOne = pieces === 1
  return [
    { label: plan.signed, text: `${[...agreed(chosen), 'questions answered'].join(', ')}.` },
    { label: plan.idea, text: `your idea in three lines; our yes or no ${plan.answers.idea}.` },
    ...seenIn(plan),
    { label: plan.drafts, text: `your ${isOne ? 'draft' : 'drafts'}, answered ${plan.answers.draft}${plan.later}.` },
    {
      label: plan.changes,
      text: `one round of changes${isOne ? '' : ' to each'}, then approval in writing. Silence is not approval.`,
    },
    ...publicationOf(plan, hourIn(chosen, days), chosen),
    { label: plan.statistics, text: isOne ? 'your statistics.' : 'your statistics of each piece after seven days.' },
  ]
}

/** The day on which it can be seen or filmed, where it is known. */
export const seenIn = ({ seen }: Pick<Plan, 'seen'>): Step[] =>
  seen ? [{ label: seen, text: 'from then on, it can be made.' }] : []

const publicationOf = (
  { announced, publication, rhythm, isLive }: Plan,
  hour: string,
  { gate }: Piece['chosen'],
): Step[] => [
  ...(announced ? [{ label: announced, text: 'announced, with day, hour, time zone, and place or link.' }] : []),
  { label: publication, text: isLive ? TAKES_PLACE : `publication${hour}${gate && rhythm ? `, ${rhythm}` : ''}.` },
]

/** "By March 3" for "by March 3". */
export const startSentence = (when: string) => when.charAt(0).toUpperCase() + when.slice(1)
