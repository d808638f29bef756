import {
  APPROVE,
  COLLECT,
  FIND_NEWS,
  FOLLOW_UP,
  LIST,
  QUESTIONS,
  SEND,
  SEND_UNDER_EMBARGO,
  SENTENCE,
  WRITE,
} from './fixed-tasks'
import { goalTask, otherGoalsTask } from './goal-tasks'
import { GENERAL, type Topic } from './topics'

/** A task in its place: what it needs comes before it. `rank` says how important it is, 1 is kept longest. */
export type Planned = { text: string; rank: number }

type Asked = {
  /** The news in quotation marks, if the visitor gave it. */
  news: string | undefined
  /** As typed, the most important first, and each in quotation marks. */
  goals: readonly string[]
  quotedGoals: readonly string[]
  topics: readonly Topic[]
  /** The target day in words, where journalists are asked to keep the news until then. */
  embargo: string | undefined
}

/**
 * Four weeks of four tasks. With two topics, the second has the second place of each pair, and no offer of its own: only
 * one journalist can be first.
 */
export function weekTasks({ news, goals, quotedGoals, topics, embargo }: Asked): Planned[][] {
  const [one = GENERAL, two] = topics
  const [[find], [writeA, writeB], [before, after], [offer, meanwhile]] = one.weeks
  const also = {
    write: two?.weeks[1][0] ?? writeB,
    ready: two?.weeks[2][0] ?? after,
    meanwhile: two?.weeks[3][1] ?? meanwhile,
  }
  const [first = '', second, ...others] = goals.map((goal, index) => goalTask(goal, quotedGoals[index] ?? ''))
  const rest = others.length > 0 ? otherGoalsTask(quotedGoals.slice(1)) : second
  const terms = embargo
    ? `under embargo until ${embargo}, with hour and time zone, agreed in writing beforehand`
    : 'with a day to answer'
  return [
    [
      { text: news === undefined ? FIND_NEWS : SENTENCE.replace('{news}', () => news), rank: 1 },
      { text: find, rank: 4 },
      { text: LIST, rank: 3 },
      { text: first, rank: 2 },
    ],
    [
      { text: WRITE, rank: 1 },
      { text: writeA, rank: 2 },
      { text: also.write, rank: rest ? 4 : 3 },
      { text: rest ?? COLLECT, rank: rest ? 3 : 4 },
    ],
    [
      { text: before, rank: 3 },
      { text: QUESTIONS, rank: 4 },
      { text: APPROVE, rank: 1 },
      { text: also.ready, rank: 2 },
    ],
    [
      { text: offer.replace('{terms}', () => terms), rank: 3 },
      { text: embargo ? SEND_UNDER_EMBARGO.replace('{target}', () => embargo) : SEND, rank: 1 },
      { text: also.meanwhile, rank: 2 },
      { text: FOLLOW_UP, rank: 4 },
    ],
  ]
}
