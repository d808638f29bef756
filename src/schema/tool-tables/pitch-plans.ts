/** What the pitch timer plans with: shapes of plans, each a whole list of tasks, and kinds of news, each with its shape. */
import { z } from 'zod'
import { addressPart, label, text, yesOrNo } from '../fields'
import { SHAPES, type ShapeName } from './plan-shapes'
import { sentence } from './sentence'
import { proposingWords, reviewed } from './table'

/** The phrase that visitors type for a task, their target day, the day before it that counts, a last day, and another day. */
export const PLAN_PHRASES = ['subject', 'target', 'earlier', 'last', 'further'] as const

/**
 * What another day is for: a last one to sign up or do something else before it, a preview, one to which the target can move or
 * was moved, an end of its window, the last of its run, of its works or of its tour, one of many in the same place, the one on
 * which a loss takes effect, or from which a secret part may be known, any other that was entered, one in a time without tasks,
 * or the target of a plan that begins today.
 */
const FURTHER_DAYS = [
  ...['last', 'preview', 'otherDay', 'newDay', 'window', 'runs', 'works', 'tour', 'repeats', 'effect', 'part'],
  ...['entered', 'idle', 'until'],
] as const

/** What a task of a shape is for, where answers of visitors put another text in its place. */
const SLOTS = [
  ...['confirm', 'goal', 'list', 'offer', 'page', 'proof', 'show', 'approve', 'inform', 'hand', 'sooner', 'ask'],
  ...['ready', 'send', 'talk', 'publish', 'see', 'others', 'remind', 'early', 'more', 'long', 'soon'],
  ...['invite', 'listings', 'spread', 'again', 'preview', 'last', 'day', 'missed', 'progress', 'duty', 'know'],
  ...['terms', 'facts', 'order', 'train', 'stop', 'first', 'next', 'answer', 'correct', 'needs', 'questions'],
  ...['check', 'kept', 'halt', 'report', 'direct', 'warn', 'update', 'help', 'done', 'elsewhere', 'examine'],
  ...['findings', 'settle', 'later', 'learn', 'say', 'count', 'decide', 'result', 'critics', 'changed', 'stopped'],
] as const

/** Answers with fixed names, whose texts count before those of all others. */
const ANSWERS = [
  ...['harm', 'accusation', 'claim', 'confidential', 'part', 'signature', 'jury', 'exclusive'],
  ...['first', 'opens', 'deadline'],
  ...['children', 'patients', 'support', 'crisis', 'adults'],
] as const

/** A plan has four weeks of four tasks, with five working days each. */
const WEEKS = 4
const TASKS_A_WEEK = 4
const WORKING_DAYS = 20
/** What cannot wait for the first week: at most a year of working days before the target. */
const LONGEST_LEAD = 250

const id = addressPart('Short name that never changes: browsers keep the choice of a visitor by it.', 'launch')
const choice = { id, label: label('Name, as visitors choose it.', 'A launch') }

const slot = z.enum(SLOTS).meta({ description: 'What the task is for, so that an answer can change it.' })
const taskText = sentence(PLAN_PHRASES)(
  'The task, in whole sentences. It may hold {subject}, what reporters write about, {target}, the target day, {earlier}, {last}, a last day before it, and {further}, another day.',
  'Write the message to reporters: the news in the first sentence, 50 to 150 words in all.',
)
const isOutward = yesOrNo(
  'Whether it tells somebody outside, or staff first. It has no day while the news may not be public, unless reporters agree to keep it.',
)

const task = (longest: number) =>
  z.strictObject({
    before: z.number().int().min(-WORKING_DAYS).max(longest).meta({
      description: 'Working days before the target. 0 is the day itself, and -3 is three working days after it.',
      example: '15',
    }),
    rank: z.number().int().min(1).max(TASKS_A_WEEK).default(1).meta({
      description: 'Where days are few, tasks with the highest rank go first. Rank 1 always stays.',
      example: '2',
    }),
    isOutward: isOutward.default(false),
    slot: slot.optional(),
    text: taskText,
  })

const tasks = (longest: number, description: string) => z.array(task(longest)).default([]).meta({ description })

const week = z.strictObject({
  name: label('Name of the week.', 'Write and collect'),
  tasks: z
    .array(task(WORKING_DAYS))
    .length(TASKS_A_WEEK)
    .meta({ description: 'Four tasks in the order in which they are done.' }),
})

const isAdded = yesOrNo('Whether the text is added to the task, and takes no place.').default(false)
const fills = z
  .array(z.strictObject({ slot, isAdded, isOutward: isOutward.optional(), text: taskText }))
  .default([])
  .meta({ description: 'Texts that take the places of others in the shape, each at the day of the one it replaces.' })

const SHAPE_NAMES = Object.keys(SHAPES) as [ShapeName, ...ShapeName[]]

const shapeName = (description: string) => z.enum(SHAPE_NAMES).meta({ description, example: 'open' })

const shape = z.strictObject({
  id: shapeName('Which shape it is. Each is there once.'),
  advice: text('What is said of the plan, where the kind of news says nothing.').optional(),
  ahead: tasks(
    LONGEST_LEAD,
    'What takes longer than four weeks, the first of it today, and what is late soon after. It is left out where the four weeks begin at once or it may not be told yet.',
  ),
  weeks: z.array(week).length(WEEKS).meta({ description: 'The four weeks.' }),
  after: tasks(WORKING_DAYS, 'Tasks around the target day, outside the four weeks.'),
})

const workingDays = (description: string, example: string) =>
  z.number().int().min(1).max(LONGEST_LEAD).optional().meta({ description, example })

const kind = z.strictObject({
  ...choice,
  words: proposingWords,
  shape: shapeName('The shape of its plan.'),
  isDecided: yesOrNo(
    'Whether a court, an authority or both sides have decided it, so that it may name those whom it criticizes.',
  ).default(false),
  isOpenAnyway: yesOrNo('Whether people may know it before the day, so that nothing about it becomes old.').default(
    false,
  ),
  hasDayOfOthers: yesOrNo(
    'Whether it can end on a later day that others set, such as a hearing. The last two weeks are then around that day.',
  ).default(false),
  isEveryDay: yesOrNo('Whether it cannot wait for working days, so that weekends and holidays count, too.').default(
    false,
  ),
  isToldOnTarget: yesOrNo(
    'Whether the target is always the day on which it is told or decided, where others do not know it yet.',
  ).default(false),
  isSearch: yesOrNo('Whether there is no news yet. Its advice then says how to find some, in place of a plan.').default(
    false,
  ),
  advice: text('What this kind of news needs.').optional(),
  fills,
})

export const pitchPlanTable = z
  .strictObject({
    reviewed,
    shapes: z
      .array(shape)
      .length(SHAPE_NAMES.length)
      .meta({
        description: `Plans, each whole, for ${SHAPE_NAMES.map((name) => `${SHAPES[name].says} (${name})`).join(', ')}.`,
      }),
    dayOfOthers: z.array(week).length(2).meta({
      description: 'The last two weeks of a plan that starts today, where others set a later day.',
    }),
    kinds: z.array(kind).min(1).meta({
      description:
        'Kinds of news, in the order in which visitors choose from them; those that are not pitched last, the gravest first.',
    }),
    answers: z
      .array(
        z.strictObject({ id: z.enum(ANSWERS).meta({ description: 'Which answer it is. Each is there once.' }), fills }),
      )
      .length(ANSWERS.length)
      .meta({
        description:
          'Texts for answers on what may be public, what sets the day, earlier and other days, promises, and protection.',
      }),
    further: z
      .array(
        z.strictObject({
          id: z.enum(FURTHER_DAYS).meta({ description: 'What the day is for. Each is there once.' }),
          fills,
          tasks: tasks(WORKING_DAYS, 'Tasks around that day, counted from it.'),
        }),
      )
      .length(FURTHER_DAYS.length)
      .meta({
        description:
          'Another day: a last one to sign up or do something else before it, a preview, one to which the target can move or was moved, an end of its window, the last of its run, of its works or of its tour, one of many in the same place, the one on which a loss takes effect, or from which a secret part may be known, any other that was entered, one in a time without tasks, or the target of a plan that begins today.',
      }),
    rush: z
      .strictObject({ stays: z.array(slot).min(1).meta({ description: 'The tasks that stay.' }), fills })
      .meta({ description: 'A pitch with at most two working days left: fewer tasks, and what is added to them.' }),
    fresh: z
      .strictObject({ advice: text('What is said of it.'), fills })
      .meta({ description: 'Old news that has something new: texts in the places of the shape “now”.' }),
    ways: z
      .array(
        z.strictObject({
          ...choice,
          shape: shapeName('The shape of its plan.'),
          fewestDays: workingDays('Working days that it takes. With fewer, the plan leaves it out and says so.', '3'),
          fills,
        }),
      )
      .meta({ description: 'Ways in which reporters get news of the shape “open”, the most open first.' }),
    shown: z
      .array(
        z.strictObject({
          ...choice,
          way: label('The way that it needs, by its short name, where visitors choose no way.', 'embargo').optional(),
          fewestDays: workingDays('Working days that it takes. With fewer, a way with an agreement is left out.', '10'),
          testDays: workingDays('Working days for tests. With that many, reporters have it so long before.', '30'),
          fills,
        }),
      )
      .meta({ description: 'What reporters can see, in the order in which visitors choose from it.' }),
    aims: z.array(z.strictObject({ ...choice, words: proposingWords, text: taskText })).meta({
      description: 'What visitors want most, each with its task in the slot goal, in the order of the choice.',
    }),
  })
  .meta({
    title: 'Pitch plans',
    description: 'What the pitch timer plans with: shapes of plans, and kinds of news that have one of them.',
  })

export type PitchPlanTable = z.output<typeof pitchPlanTable>
export type PlannedTask = z.output<ReturnType<typeof task>>
export type Fill = PitchPlanTable['fresh']['fills'][number]
