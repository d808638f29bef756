import { addDays, type CalendarDay, daysBetween } from '@/lib/calendar-day'
import { formatDayOfYear } from '@/lib/format-day'
import { type Block, paragraph, steps } from '../kit/document/text-document'
import { OBJECTIVE_RULES, type Objective } from './objectives'

/** House rule, as in the brief builder. */
export const ANSWER = '2 working days'

type Plan = {
  objective: Objective
  /** House rule: drafts of a format that needs a recording day or an editor take two weeks, all others one. */
  draftWeeks: 1 | 2
  isLive: boolean
  today: CalendarDay
  /** The day that the description names. */
  named: CalendarDay | undefined
}

/** For an invitation to reach people who then find the time. */
const MOST_DAYS_AHEAD = 7
/** Two working days can be four days, and a draft takes some more. */
const SHORTEST_FOR_ANSWER = 12

/** In weeks, or in days where the event or the first day comes before the weeks are over. */
export function writeTimeline(plan: Plan): Block[] {
  const { objective, draftWeeks, today, named } = plan
  const weeks = 2 + draftWeeks
  const isDated = objective === 'event' || objective === 'launch'
  if (isDated && named && named > today && daysBetween(today, named) < 7 * (weeks + 1)) return [inDays(plan, named)]
  const isOpen = objective === 'event' && !named
  return [
    inWeeks(plan),
    ...(isOpen
      ? [
          paragraph(
            `With less than ${weeks + 1} weeks until the event, each step keeps its place and gets [number] days.`,
          ),
        ]
      : []),
  ]
}

function inWeeks({ objective, draftWeeks, isLive }: Plan) {
  const feedback = 2 + draftWeeks
  return stepsOf({
    goAhead: 'Week 1',
    drafting: draftWeeks === 1 ? 'Week 2' : 'Weeks 2 to 3',
    answer: `within ${ANSWER}`,
    draft: nameOf(isLive),
    feedback: `Week ${feedback}`,
    publication: `Week ${feedback + 1}`,
    published: OBJECTIVE_RULES[objective].publication,
    statistics: `Week ${feedback + 2}`,
  })
}

/** The same steps, ending in time: a fifth of the days for the go-ahead, and two thirds until the draft is there. */
function inDays({ objective, isLive, today }: Plan, named: CalendarDay) {
  const left = daysBetween(today, named)
  const ahead = objective === 'launch' ? 0 : Math.max(1, Math.min(MOST_DAYS_AHEAD, Math.floor(left / 4)))
  const publication = addDays(named, -ahead)
  const days = daysBetween(today, publication)
  const by = (count: number) => `By ${formatDayOfYear(addDays(today, Math.max(0, count)))}`
  return stepsOf({
    goAhead: by(Math.floor(days / 5)),
    drafting: by(Math.floor((days * 2) / 3)),
    answer: days < SHORTEST_FOR_ANSWER ? 'on the same day' : `within ${ANSWER}`,
    draft: nameOf(isLive),
    feedback: by(days - 1),
    publication: formatDayOfYear(publication),
    published:
      objective === 'event'
        ? `${ahead === 1 ? 'one day' : `${ahead} days`} before the event`
        : OBJECTIVE_RULES[objective].publication.replace('[date and ', '['),
    statistics: `From ${formatDayOfYear(addDays(publication, 7))} on`,
  })
}

/** Nobody drafts what is live, so both sides agree on an outline. */
const nameOf = (isLive: boolean) => (isLive ? 'outline' : 'draft')

type Words = Record<
  'goAhead' | 'drafting' | 'answer' | 'draft' | 'feedback' | 'publication' | 'published' | 'statistics',
  string
>

function stepsOf({ goAhead, drafting, answer, draft, feedback, publication, published, statistics }: Words) {
  return steps([
    { label: goAhead, text: 'go-ahead: agreement signed, you have what the piece needs, questions answered.' },
    { label: drafting, text: `your idea in three lines, our yes or no ${answer}, then your ${draft}.` },
    { label: feedback, text: `one round of feedback on the ${draft}, your changes, approval in writing.` },
    { label: publication, text: `publication: ${published}.` },
    { label: statistics, text: 'your statistics after seven days, as screenshots.' },
  ])
}
