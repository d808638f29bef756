import { withStop } from '../kit/document/clean-text'
import { type Block, list, paragraph } from '../kit/document/text-document'
import { NAMED_DAY } from '../kit/english/named-days'
import { BLANK } from './blanks'
import { ONE_DAY, OWN_TIME } from './completeness-rules'
import { ANY_MEASURE } from './goal-rules'
import type { Goal } from './read-goals'

/** More goals than this get no blank for a number: a brief with many open targets is never sent. */
const OPEN_TARGETS = 1

/** Each goal with its measure and its target. Targets are for all creators together, never for one link. */
export function writeObjectives(goals: readonly Goal[], campaign: string, isDrinkByState: boolean): Block[] {
  const open = goals.filter((goal) => !goal.hasNumber && !twinOf(goal, goals)).slice(0, OPEN_TARGETS)
  // One day of counting serves all goals that name none.
  const untimed = goals.filter((goal) => goal.hasNumber && !isTimed(goal, campaign))
  const uncounted = goals.flatMap((goal, index) => (isUnknown(goal) && !open.includes(goal) ? [index + 1] : []))
  return [
    list(
      goals.map((goal) => ({
        label: goal.words,
        items: isUnknown(goal)
          ? open.includes(goal)
            ? [`Measured by: ${OWN_COUNT}.`]
            : []
          : [
              `Measured by: ${withStop(measureOf(goal, isDrinkByState))}`,
              `Target: ${withStop(targetOf(goal, goals, open.includes(goal), untimed, campaign))}`,
            ],
      })),
    ),
    ...(uncounted.length > 0 ? [paragraph(onceMeasured(uncounted))] : []),
  ]
}

/** Measure and target in one blank, because only the visitor knows either. */
const OWN_COUNT = '[what you count for this goal, and how many]'
/** A blank for each of many goals is never filled in, and what nobody counts is no objective. */
const onceMeasured = (places: readonly number[]) =>
  `${places.length === 1 ? 'Objective' : 'Objectives'} ${AND.format(places.map(String))} ${places.length === 1 ? 'counts' : 'count'} only once the brand has named what is measured, with a number, before both sides sign.`
const AND = new Intl.ListFormat('en-US')

const isUnknown = ({ measures, hasNumber }: Goal) => measures[0] === ANY_MEASURE && !hasNumber

/** Another goal with a number that counts the same: one count serves both. */
const twinOf = (goal: Goal, goals: readonly Goal[]): Goal | undefined =>
  goals.find(
    (other) =>
      other.hasNumber && goal.measures[0] !== ANY_MEASURE && other.measures.some((one) => goal.measures.includes(one)),
  )

function measureOf({ measures }: Goal, isDrinkByState: boolean): string {
  return measures.map(({ counts, ofDrinks }) => (isDrinkByState && ofDrinks) || counts).join('; ')
}

function targetOf(
  goal: Goal,
  goals: readonly Goal[],
  isOpen: boolean,
  untimed: readonly Goal[],
  campaign: string,
): string {
  const { words, hasNumber, measures } = goal
  const twin = twinOf(goal, goals)
  if (!hasNumber && twin) return `as for “${twin.words}”`
  if (!hasNumber && !isOpen) return 'none named; the result is reported'
  const target = hasNumber ? 'the number above' : (measures[0]?.target ?? '[number]')
  const rate = hasNumber ? EACH.exec(words)?.[1] : undefined
  const until = rate
    ? `, for [how many] ${rate.toLowerCase()}s`
    : !hasNumber
      ? isTimed(goal, campaign)
        ? ', counted in the time that the goal names'
        : ', counted until a week after the last piece (a proposal)'
      : goal === untimed[0]
        ? `, by ${BLANK.countDay}`
        : untimed.includes(goal)
          ? ', by the same day'
          : ''
  return `${target}, all creators together${until}`
}

/** “40 reservations a week”: a number without an end. */
const EACH = /\b(?:an?|per|each|every) (day|week|month)\b/i

const isTimed = ({ words }: Goal, campaign: string) =>
  NAMED_DAY.test(words) || OWN_TIME.test(words) || ONE_DAY.test(words) || ONE_DAY.test(campaign)
