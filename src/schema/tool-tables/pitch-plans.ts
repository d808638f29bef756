/** What the pitch timer plans with: tasks for any news, tasks of each kind, and plans for news that is never pitched. */
import { z } from 'zod'
import { addressPart, label, text } from '../fields'
import { sentence } from './sentence'
import { proposingWords, reviewed } from './table'

/** The phrase that visitors type for a task, and their target day. */
export const PLAN_PHRASES = ['subject', 'target'] as const

/** The tasks of the plan for any news, by what they are for. Answers of visitors put other tasks in their places. */
export const PLACES = [
  ...['sentence', 'find', 'list', 'goal'],
  ...['write', 'detail', 'proof', 'collect'],
  ...['approve', 'inform', 'offer', 'questions'],
  ...['ready', 'send', 'meanwhile', 'last'],
  ...['day', 'follow-up', 'result'],
] as const

/** A plan has four weeks of four tasks. */
const WEEKS = 4
const TASKS_A_WEEK = 4
const WORKING_DAYS = 20

const id = addressPart('Short name by which a browser keeps the choice of a visitor. Do not change it later.', 'launch')

const task = {
  text: sentence(PLAN_PHRASES)(
    'The task, in whole sentences. It may hold {subject}, what the reporters write about, and {target}, the target day.',
    'Write the message to reporters: the news in the first sentence, 50 to 150 words in all.',
  ),
  isOutward: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether it gives the news to somebody outside. It waits while the news may not be public.' }),
}

const planned = {
  ...task,
  before: z.number().int().min(-WORKING_DAYS).max(WORKING_DAYS).meta({
    description: 'Working days before the target. 0 is the day itself, and -3 is three working days after it.',
    example: '15',
  }),
  rank: z.number().int().min(1).max(TASKS_A_WEEK).default(1).meta({
    description: 'Where days are few, tasks with the highest rank go first. A task of rank 1 always stays.',
    example: '2',
  }),
}

const place = z.enum(PLACES).meta({
  description: 'What the task is for. Answers of visitors put other tasks in its place.',
  example: 'write',
})

const weeksOf = <Task extends z.ZodObject>(one: Task) =>
  z
    .array(
      z.strictObject({
        name: label('Name of the week.', 'Write and collect'),
        tasks: z
          .array(one)
          .length(TASKS_A_WEEK)
          .meta({ description: 'Four tasks in the order in which they are done.' }),
      }),
    )
    .length(WEEKS)
    .meta({ description: 'The four weeks.' })

const placed = z.strictObject({ place, ...planned })

/** Tasks that take the places of others. */
const inPlaces = z
  .array(z.strictObject({ place, ...task }))
  .default([])
  .meta({ description: 'Tasks that stand in the plan instead of those for any news, each in its place.' })

/** What cannot wait for the first week. */
const atOnce = z
  .array(z.strictObject(task))
  .default([])
  .meta({ description: 'Tasks to do at once where the first week is more than two weeks away.' })

/** A plan for news that is never pitched. */
const told = {
  why: text('Why it is not pitched, and who hears it first.'),
  start: z.enum(['today', 'target']).meta({
    description:
      'Whether people are told today, because it has happened, or on the target day. Days of the tasks count from that day.',
    example: 'today',
  }),
  weeks: weeksOf(z.strictObject(planned)),
}

const kind = { id, label: label('Name, as visitors choose it.', 'A launch'), words: proposingWords }

export const pitchPlanTable = z
  .strictObject({
    reviewed,
    neutral: z
      .strictObject({
        weeks: weeksOf(placed),
        after: z.array(placed).default([]).meta({ description: 'Tasks for the target day, and after the four weeks.' }),
        early: atOnce,
      })
      .meta({
        description: 'The plan for any news. It must be right for a launch and for an accident alike.',
      }),
    earlyTold: atOnce,
    dayOfOthers: z.array(z.strictObject(planned)).default([]).meta({
      description: 'Tasks around a target day that others set, beside a plan for what has happened already.',
    }),
    until: z
      .array(sentence(PLAN_PHRASES)('What reporters hear then, in one sentence.'))
      .min(1)
      .meta({ description: 'Tasks for the weeks between a plan that begins today and a target far away, in turn.' }),
    kinds: z
      .array(
        z.strictObject({
          ...kind,
          advice: text('What this kind of news needs of an embargo, an exclusive or the day.').optional(),
          early: atOnce,
          tasks: inPlaces,
        }),
      )
      .meta({ description: 'Kinds of news that are pitched, in the order in which visitors choose from them.' }),
    told: z.array(z.strictObject({ ...kind, ...told })).meta({
      description:
        'Kinds of news that are never pitched, each with its own plan, the gravest first: words propose the first kind that they fit.',
    }),
    harm: z.strictObject(told).meta({
      description: 'The plan for news of no such kind that harms somebody and has happened.',
    }),
    harmByChoice: z.strictObject(told).meta({
      description: 'The plan for news of no such kind that harms somebody, and whose day the visitor chooses.',
    }),
    accusation: z.strictObject(told).meta({
      description: 'The plan for news of no such kind that accuses somebody by name.',
    }),
    claim: inPlaces.meta({
      description: 'Tasks for news that promises something about health, money or the environment.',
    }),
    ways: z
      .array(
        z.strictObject({
          id,
          label: label('Name, as visitors choose it.', 'Under an embargo'),
          fewestDays: z.number().int().min(1).max(WORKING_DAYS).optional().meta({
            description: 'Working days that it takes. With fewer, the plan leaves it out and says so.',
            example: '10',
          }),
          isPublic: z
            .boolean()
            .default(false)
            .meta({ description: 'Whether the news is public already. Then the plan begins today.' }),
          isAgreed: z.boolean().default(false).meta({
            description: 'Whether reporters agree to keep the news, so that they may have it before it is public.',
          }),
          tasks: inPlaces,
        }),
      )
      .meta({ description: 'Ways in which reporters get the news, in the order in which visitors choose from them.' }),
    shown: z
      .array(
        z.strictObject({ id, label: label('Name, as visitors choose it.', 'A sample or a demo'), tasks: inPlaces }),
      )
      .meta({ description: 'What reporters can see, in the order in which visitors choose from it.' }),
    aims: z
      .array(z.strictObject({ ...kind, tasks: inPlaces }))
      .meta({ description: 'What visitors want most, in the order in which they choose from it.' }),
  })
  .meta({
    title: 'Pitch plans',
    description: 'What the pitch timer plans with: tasks for any news, and for each kind of news.',
  })

export type PitchPlanTable = z.output<typeof pitchPlanTable>
export type PlaceName = (typeof PLACES)[number]
