import { TOPICS, type Topic } from './topics'

/** A topic that the goals are about: the goal that told it, and the word in it. */
export type Match = { topic: Topic; goal: string; word: string }

/** Quoted goals are cut here, so that a task stays one line or two. */
const LONGEST_QUOTE = 64
/** Lines longer than this are taken to list several goals. */
const LONGEST_GOAL = 90
/** A full stop ends a sentence only after three small letters: “Inc.”, “Dr.” and “No. 5” go on. */
const SENTENCE_END = /(?<=[!?]|\p{Ll}{3}\.)\s+(?=\p{Lu})/u

/** The goals one by one: lines, sentences, parts between semicolons, and items of a long list. List marks are left out. */
export function splitGoals(text: string): string[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.replace(/\p{Cc}+|\s+/gu, ' ').replace(/^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/, ''))
    .flatMap((line) => line.split(SENTENCE_END))
    .flatMap((part) => (part.length > LONGEST_GOAL ? part.split(/,\s+/) : [part]))
    .map((part) => part.trim().replace(/[.,:]{1,3}$/, ''))
    .filter((goal) => /[\p{L}\p{N}]/u.test(goal))
}

/** All topics found in the goals, in the order in which they first appear; what is urgent comes first. */
export function matchTopics(goals: readonly string[]): Match[] {
  const matches = goals.flatMap((goal) =>
    TOPICS.flatMap((topic) => {
      const found = topic.words?.exec(goal)
      return found ? [{ topic, goal, word: found[0], at: found.index }] : []
    }).sort((a, b) => a.at - b.at),
  )
  const first = matches.filter(({ topic }, index) => matches.findIndex((match) => match.topic === topic) === index)
  const urgent = first.filter(({ topic }) => topic.isUrgent)
  return [...urgent, ...first.filter((match) => !urgent.includes(match))].map(({ topic, goal, word }) => ({
    topic,
    goal,
    word,
  }))
}

/** A goal in quotation marks, cut between words when it is long. */
export function quote(goal: string): string {
  const characters = [...goal]
  if (characters.length <= LONGEST_QUOTE) return `“${goal}”`
  const start = characters.slice(0, LONGEST_QUOTE).join('')
  const words = start.replace(/\s+\S*$/u, '')
  return `“${words.replace(/[\s.,;:–-]+$/u, '')} …”`
}
