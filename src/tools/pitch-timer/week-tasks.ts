import {
  APPROVE,
  COLLECT,
  FIND_NEWS,
  FOLLOW_UP,
  LIST,
  ON_THE_SAME_DAY,
  QUESTIONS,
  SEND,
  SEND_TO,
  SEND_UNDER_EMBARGO,
  SENTENCE,
  WRITE,
} from './fixed-tasks'
import { goalTask, otherGoalsTask } from './goal-tasks'
import type { Topic } from './topic'
import { GENERAL } from './topics'

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
  /** A goal counts what people do before the target, so page and calendars come first. */
  isCounted: boolean
  /** Whether the news may be told before the target day. */
  isOpen: boolean
  /** Whether there is time to list journalists, beside those whom the goal is about. */
  hasList: boolean
}

/**
 * Four weeks of four tasks. With two topics, the second has the second place of each pair, and no offer of its own: only
 * one journalist can be first.
 */
export function weekTasks({
  news,
  goals,
  quotedGoals,
  topics,
  embargo,
  isCounted,
  isOpen,
  hasList,
}: Asked): Planned[][] {
  const [one = GENERAL, two] = topics
  const [[find], [writeA, writeB], [before, after], [offer, meanwhile]] = one.weeks
  const also = {
    write: two?.weeks[1][0] ?? writeB,
    ready: two?.weeks[2][0] ?? after,
    meanwhile: two?.weeks[3][1] ?? meanwhile,
  }
  const isClinic = topics.some(({ id }) => id === 'clinic')
  const tasks = goals.map((goal, index) => goalTask(goal, quotedGoals[index] ?? '', isClinic))
  const [first = goalTask('', ''), second, ...others] = tasks
  const rest = others.length > 0 ? otherGoalsTask(quotedGoals.slice(1)) : second?.text
  const terms = embargo
    ? `under embargo until ${embargo}, with hour and time zone, agreed in writing beforehand, and say that others get it a day later`
    : 'and ask for an answer within a day'
  return [
    firstWeek(),
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
      { text: sendTask(), rank: 1 },
      { text: also.meanwhile, rank: 2 },
      { text: FOLLOW_UP, rank: 4 },
    ],
  ]

  // What the goal needs is never dropped, nor the list that the sending needs.
  function firstWeek(): Planned[] {
    const wrote = news === undefined ? FIND_NEWS : SENTENCE.replace('{news}', () => news)
    const sentence = { text: news && isCut(news) ? wrote.replace('You wrote', 'You wrote, shortened') : wrote, rank: 1 }
    const goal = { text: first.text, rank: first.isOwn ? 1 : 2 }
    const list = { text: LIST, rank: first.sendTo ? 3 : 1 }
    return isCounted ? [goal, { text: find, rank: 2 }, sentence, list] : [sentence, { text: find, rank: 4 }, list, goal]
  }

  function sendTask(): string {
    if (!hasList && first.sendTo) return SEND_TO.replace('{people}', first.sendTo)
    const send = embargo ? SEND_UNDER_EMBARGO.replace('{target}', () => embargo) : SEND
    const saysItBefore = [one, two].some((topic) => topic?.weeks[2].some((text) => text.includes('your own pages')))
    const also = [
      // What may be told is not left to the press alone.
      ...(isOpen && !embargo && !saysItBefore ? ['your own pages and newsletter say it'] : []),
      ...[first, ...(others.length > 0 || !second ? [] : [second])].flatMap((task) => task.also ?? []),
    ]
    if (also.length === 0) return send
    const then = [...new Set(also)].join(', and ')
    return embargo ? `${send}; on ${embargo}, ${then}` : `${send}. ${ON_THE_SAME_DAY} ${then}`
  }
}

/** Words that are cut are not the visitor’s own any more. */
const isCut = (quoted: string) => quoted.includes(' … ')
