import type { Topic } from './topic'
import { TOPICS } from './topics'

/** A topic that news or goals are about: the words that told it, and the one in them that did. */
export type Match = { topic: Topic; text: string; word: string }

/** Quoted words are cut here, so that a task stays two lines or three. */
const LONGEST_QUOTE = 100
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
    .map((part) => part.trim().replace(/(?<!\b[ap]\.m)[.,:]{1,3}$/i, ''))
    .filter((goal) => /[\p{L}\p{N}]/u.test(goal))
}

/** All topics found in the texts, each once, in the order in which they first appear. */
export function matchTopics(texts: readonly string[]): Match[] {
  const matches = texts.flatMap((text) =>
    TOPICS.flatMap((topic) => {
      const found = topic.words?.exec(text)
      return found ? [{ topic, text, word: found[0], at: found.index }] : []
    }).sort((a, b) => a.at - b.at),
  )
  const covered = new Set(matches.flatMap(({ topic }) => topic.covers ?? []))
  return matches
    .filter(({ topic }) => !covered.has(topic.id))
    .filter(({ topic }, index, all) => all.findIndex((match) => match.topic === topic) === index)
    .map(({ topic, text, word }) => ({ topic, text, word }))
}

/** The news is one sentence, and without its middle it may not say what is new. */
const LONGEST_NEWS = 160
/** What a long sentence says at its end is often the news: “… and now it is for sale”. */
const NEWS_AT_THE_END = 60

/** The news in quotation marks, cut in the middle when it is long. */
export function quoteNews(news: string): string {
  const characters = [...news]
  if (characters.length <= LONGEST_NEWS) return `“${news}”`
  const start = characters
    .slice(0, LONGEST_NEWS - NEWS_AT_THE_END)
    .join('')
    .replace(/[\s.,;:–-]*\s\S*$/u, '')
  const end = characters
    .slice(-NEWS_AT_THE_END)
    .join('')
    .replace(/^\S*\s+/u, '')
  return `“${start} … ${end}”`
}

/** Typed words in quotation marks, cut between words when it is long. */
export function quote(typed: string): string {
  const characters = [...typed]
  if (characters.length <= LONGEST_QUOTE) return `“${typed}”`
  const start = characters.slice(0, LONGEST_QUOTE).join('')
  const words = start.replace(/\s+\S*$/u, '')
  return `“${words.replace(/[\s.,;:–-]+$/u, '')} …”`
}
