import { type PitchPlanTable, PLACES } from '@/schema/tool-tables/pitch-plans'
import type { Answers } from './chosen-plan'

type Days = readonly number[]

const WEEK_NAMES = ['Find', 'Write', 'Approve', 'Pitch']

/** Days of the sixteen tasks of a pitch, and the three after them. */
const PITCH = [20, 19, 18, 16, 15, 14, 13, 11, 10, 9, 8, 6, 5, 4, 3, 1, 0, -3, -5]
const RANKS = [1, 4, 2, 3]
const OUTWARD: readonly string[] = ['send', 'day', 'follow-up']

/** Each text is the name of its place; the last week is long, so that each rank is in each week. */
const placed = PLACES.map((place, index) => ({
  place,
  before: PITCH[index] ?? 0,
  rank: index < 16 ? (RANKS[index % 4] ?? 1) : 1,
  isOutward: OUTWARD.includes(place),
  text: place === 'list' ? 'List those who wrote on {subject}.' : `The task ${place}.`,
}))

const weeksOf = <Task>(tasks: readonly Task[]) =>
  WEEK_NAMES.map((name, index) => ({ name, tasks: tasks.slice(index * 4, index * 4 + 4) }))

const told = (name: string, start: 'today' | 'target', days: Days, isAlwaysKept = false) => ({
  why: `Why ${name}.`,
  start,
  weeks: weeksOf(
    days.map((before, index) => ({
      before,
      rank: isAlwaysKept || before <= 0 ? 1 : (index % 4) + 1,
      isOutward: before <= 0 && index % 4 === 3,
      text: `${name} ${index + 1}.`,
    })),
  ),
})

const FROM_TODAY = [0, 0, 0, 0, -1, -2, -3, -4, -5, -6, -7, -9, -10, -12, -15, -19]
const AROUND_THE_DAY = [20, 18, 15, 12, 10, 8, 5, 1, 0, 0, 0, -1, -5, -6, -8, -9]

/** A table whose tasks say where they come from. */
export const TABLE: PitchPlanTable = {
  reviewed: '2026-11-20',
  neutral: {
    weeks: weeksOf(placed),
    after: placed.slice(16),
    early: [{ text: 'At once.', isOutward: false }],
  },
  earlyTold: [{ text: 'At once, before it is public.', isOutward: false }],
  dayOfOthers: [{ text: 'The day of others.', isOutward: true, before: 0, rank: 1 }],
  until: ['Something new.', 'A detail.'],
  kinds: [
    {
      ...{ id: 'launch', label: 'A launch', words: ['launch*'], advice: 'Advice on launches.', early: [] },
      tasks: [{ place: 'find', text: 'Launch: find.', isOutward: false }],
    },
    {
      ...{ id: 'event', label: 'An event', words: ['event'], advice: undefined },
      early: [{ text: 'Event: at once.', isOutward: true }],
      tasks: [{ place: 'send', text: 'Event: send.', isOutward: true }],
    },
  ],
  told: [
    { id: 'data', label: 'Data', words: ['breach'], ...told('data', 'today', FROM_TODAY) },
    { id: 'closing', label: 'A closing', words: ['layoff*'], ...told('closing', 'target', AROUND_THE_DAY) },
  ],
  harm: told('harm', 'today', FROM_TODAY),
  harmByChoice: told('harm by choice', 'target', AROUND_THE_DAY),
  accusation: told('accusation', 'target', AROUND_THE_DAY, true),
  claim: [{ place: 'proof', text: 'Claim: proof.', isOutward: false }],
  ways: [
    {
      ...{ id: 'embargo', label: 'Under an embargo', fewestDays: 10, isPublic: false, isAgreed: true },
      tasks: [{ place: 'send', text: 'Embargo until {target}: send.', isOutward: true }],
    },
    {
      ...{ id: 'public', label: 'It is public', fewestDays: undefined, isPublic: true, isAgreed: false },
      tasks: [{ place: 'day', text: 'Public: day.', isOutward: true }],
    },
  ],
  shown: [
    { id: 'pictures', label: 'Pictures', tasks: [{ place: 'collect', text: 'Pictures: collect.', isOutward: false }] },
  ],
  aims: [
    {
      ...{ id: 'coverage', label: 'Coverage', words: ['articles'] },
      tasks: [{ place: 'goal', text: 'Coverage: goal.', isOutward: false }],
    },
  ],
}

/** No question is answered. */
export const OPEN = {
  ...{ news: 'Acme does something new', goals: 'Be *known* in Hamburg\n\nCalls', country: 'none' as const },
  ...{ kind: undefined, gate: undefined, day: undefined, way: undefined },
  ...{ shown: undefined, aim: undefined, subject: undefined },
} satisfies Omit<Answers, 'targetDate'>
