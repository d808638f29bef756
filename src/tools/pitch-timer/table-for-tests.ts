import type { PitchPlanTable, PlannedTask } from '@/schema/tool-tables/pitch-plans'
import type { ShapeName } from '@/schema/tool-tables/plan-shapes'
import type { Answers } from './chosen-plan'

type Shape = PitchPlanTable['shapes'][number]
type Slot = PlannedTask['slot']

const WEEK_NAMES = ['Find', 'Write', 'Approve', 'Pitch']
const RANKS = [1, 4, 2, 3]

/** Tasks around a target that reporters hear of, around a day on which people hear of a loss, and from today. */
const PITCH = [20, 19, 18, 16, 15, 14, 13, 11, 10, 9, 8, 6, 5, 4, 3, 1]
const AROUND_THE_DAY = [20, 18, 15, 12, 10, 8, 5, 1, 0, 0, 0, 0, -1, -6, -8, -9]
const FROM_TODAY = [0, 0, 0, 0, -1, -2, -3, -4, -5, -6, -7, -9, -10, -12, -15, -19]

const task = (text: string, before: number, more: Partial<PlannedTask> = {}): PlannedTask => ({
  ...{ text, before, rank: 1, isOutward: false },
  ...more,
})

/** A shape whose texts say where they stand: its slots are at the first tasks, its last two tell somebody outside. */
function shape(name: ShapeName, days: readonly number[], slots: readonly Slot[], more: Partial<Shape> = {}): Shape {
  const tasks = days.map((before, index) =>
    task(index === 2 ? `${name} 3: {subject}.` : `${name} ${index + 1}.`, before, {
      rank: before > 0 ? (RANKS[index % 4] ?? 1) : 1,
      slot: slots[index],
      isOutward: index > 13,
    }),
  )
  const weeks = WEEK_NAMES.map((week, index) => ({ name: week, tasks: tasks.slice(index * 4, index * 4 + 4) }))
  return { id: name, advice: `Advice on ${name}.`, ahead: [], after: [], weeks, ...more }
}

const after = [
  task('The day.', 0, { slot: 'publish', isOutward: true }),
  task('Follow up.', -3, { isOutward: true }),
  task('Look back.', -5),
]
const fill = (slot: NonNullable<Slot>, text: string, isOutward = false) => ({ slot, text, isOutward, isAdded: false })
const added = (slot: NonNullable<Slot>, text: string) => ({ slot, text, isOutward: undefined, isAdded: true })
const kind = {
  isDecided: false,
  isOpenAnyway: false,
  hasDayOfOthers: false,
  isEveryDay: false,
  isToldOnTarget: false,
  isSearch: false,
  advice: undefined,
  fills: [],
}
/** The news stays in the house until the day. */
const held = shape('open', PITCH, ['confirm', 'goal', undefined, 'offer', 'proof', 'show'], {
  advice: undefined,
  after,
})
held.weeks[3]?.tasks.forEach((each) => {
  each.isOutward = false
})

/** A table whose tasks say where they come from. */
export const TABLE: PitchPlanTable = {
  reviewed: '2026-11-20',
  shapes: [
    held,
    shape('ahead', PITCH, ['confirm', undefined, undefined, 'offer'], { after }),
    shape('event', PITCH, ['confirm'], {
      ahead: [task('Early.', 90), task('Soon.', 45, { isOutward: true })],
      after,
    }),
    shape('before', PITCH, ['confirm', 'goal', undefined, 'invite'], { after: [task('Between.', 10), ...after] }),
    shape('now', PITCH, ['confirm'], { after: [task('Remind.', 5, { isOutward: true }), ...after] }),
    shape('told', AROUND_THE_DAY, ['duty'], { ahead: [task('At once.', 250)] }),
    shape('known', FROM_TODAY, ['duty']),
    shape('decision', AROUND_THE_DAY, ['duty']),
    shape('accusation', AROUND_THE_DAY, ['duty']),
    shape('warning', FROM_TODAY, ['halt']),
    shape('reply', FROM_TODAY, ['facts']),
  ],
  dayOfOthers: [
    { name: 'Before the day', tasks: [5, 4, 3, 1].map((before) => task(`Others ${before}.`, before)) },
    { name: 'The day', tasks: [0, 0, -1, -5].map((before, index) => task(`The day of others ${index}.`, before)) },
  ],
  kinds: [
    {
      ...{ ...kind, id: 'launch', label: 'A launch', words: ['launch*'], shape: 'open', advice: 'Advice on launches.' },
      fills: [fill('confirm', 'Launch: confirm.')],
    },
    {
      ...{ ...kind, id: 'event', label: 'An event', words: ['event'], shape: 'event' },
      ...{ isOpenAnyway: true, fills: [fill('confirm', 'Event: confirm.')] },
    },
    { ...kind, id: 'info', label: 'Information', words: [], shape: 'now' },
    {
      ...{ ...kind, id: 'data', label: 'Data', words: ['breach'], shape: 'warning' },
      ...{ hasDayOfOthers: true, fills: [fill('halt', 'Data: halt.')] },
    },
    { ...kind, id: 'urgent', label: 'Help', words: [], shape: 'now', isEveryDay: true },
    {
      ...kind,
      id: 'class',
      label: 'A class',
      words: [],
      shape: 'event',
      isOpenAnyway: true,
      fills: [fill('confirm', 'Class.')],
    },
    {
      ...kind,
      id: 'settled',
      label: 'Settled',
      words: [],
      shape: 'open',
      isDecided: true,
      isOpenAnyway: true,
      fills: [fill('confirm', 'Settled: confirm.')],
    },
    { ...kind, id: 'other', label: 'Other', words: [], shape: 'open' },
    { ...kind, id: 'search', label: 'Nothing yet', words: [], shape: 'open', isSearch: true, advice: 'Find a story.' },
    { ...kind, id: 'recall', label: 'A recall', words: [], shape: 'warning' },
    { ...kind, id: 'vote', label: 'A vote', words: [], shape: 'decision' },
    { ...kind, id: 'ballot', label: 'A ballot', words: [], shape: 'decision', isToldOnTarget: true },
    { ...kind, id: 'sorry', label: 'An apology', words: [], shape: 'reply', isToldOnTarget: true },
    { ...kind, id: 'closing', label: 'A closing', words: ['layoff*'], shape: 'told' },
  ],
  answers: [
    { id: 'harm', fills: [added('confirm', 'Who loses by it.')] },
    { id: 'accusation', fills: [added('confirm', 'File number.')] },
    { id: 'claim', fills: [added('proof', 'Have evidence.')] },
    { id: 'confidential', fills: [] },
    { id: 'part', fills: [added('confirm', 'Settle what is secret.')] },
    { id: 'signature', fills: [fill('publish', 'Once signed.', true)] },
    { id: 'exclusive', fills: [fill('publish', 'To one outlet.', true)] },
    { id: 'jury', fills: [added('confirm', 'Ask for the hour.')] },
    { id: 'first', fills: [added('confirm', 'Announced on {earlier}.')] },
    { id: 'opens', fills: [added('confirm', 'Opens on {earlier}.')] },
    { id: 'deadline', fills: [added('confirm', 'Last day: {target}.')] },
    { id: 'children', fills: [added('confirm', 'Ask the parents.')] },
    ...(['patients', 'support', 'crisis', 'adults'] as const).map((id) => ({ id, fills: [] })),
  ],
  further: [
    {
      id: 'last',
      fills: [fill('confirm', 'Last day: {last}.')],
      tasks: [task('Remind of {last}.', 3, { isOutward: true })],
    },
    { id: 'preview', fills: [added('confirm', 'Preview on {earlier}.')], tasks: [task('It is the preview.', 0)] },
    { id: 'otherDay', fills: [added('confirm', 'Name the other day.')], tasks: [task('Moved to {further}.', 0)] },
    { id: 'window', fills: [added('confirm', 'Name the window.')], tasks: [task('An end: {further}.', 0)] },
    {
      id: 'runs',
      fills: [added('confirm', 'Until {further}.')],
      tasks: [task('Last weeks.', 15), task('Over: {further}.', -1, { isOutward: true })],
    },
    { id: 'works', fills: [added('confirm', 'Each has a day.')], tasks: [task('Over: {further}.', 0)] },
    { id: 'tour', fills: [], tasks: [task('The last place.', 0)] },
    { id: 'repeats', fills: [], tasks: [task('The next one.', 0)] },
    { id: 'newDay', fills: [], tasks: [task('The new day: {further}.', 0)] },
    { id: 'part', fills: [], tasks: [task('No longer secret.', 0, { isOutward: true })] },
    { id: 'entered', fills: [], tasks: [task('Another day.', 0)] },
    { id: 'idle', fills: [], tasks: [task('Check.', 0)] },
    { id: 'until', fills: [], tasks: [task('How it stands.', 5, { isOutward: true }), task('It is {target}.', 0)] },
    { id: 'effect', fills: [], tasks: [task('In effect on {further}.', 3, { isOutward: true })] },
  ],
  rush: { stays: ['confirm', 'goal'], fills: [added('confirm', 'By phone.')] },
  fresh: { advice: 'Advice on old news.', fills: [fill('confirm', 'Fresh: confirm.')] },
  ways: [
    { ...{ id: 'early', label: 'Before the day', shape: 'before', fewestDays: undefined }, fills: [] },
    {
      ...{ id: 'open', label: 'To all', shape: 'open', fewestDays: undefined },
      fills: [fill('offer', 'To all on {target}.')],
    },
    { id: 'embargo', label: 'Under an embargo', shape: 'ahead', fewestDays: 3, fills: [] },
  ],
  shown: [
    { ...{ id: 'sample', label: 'A sample', way: 'embargo' }, ...{ fewestDays: 10, testDays: 30, fills: [] } },
    {
      ...{ id: 'visit', label: 'A visit', way: undefined },
      ...{ fewestDays: undefined, testDays: undefined },
      fills: [fill('show', 'Visit: invite.', true)],
    },
  ],
  aims: [{ id: 'coverage', label: 'Coverage', words: ['articles'], text: 'Coverage: goal.' }],
}

/** No question is answered. */
export const OPEN = {
  ...{ news: 'Acme does something new', goals: 'Be *known* in Hamburg\n\nCalls', country: 'none' as const },
  ...{ kind: undefined, gate: undefined, secret: undefined, day: undefined, knownDay: undefined, way: undefined },
  ...{ shown: undefined, aim: undefined, subject: undefined },
  ...{ earlier: undefined, earlierDay: undefined, moves: undefined, furtherDay: undefined, people: undefined },
} satisfies Omit<Answers, 'targetDate'>
