import { splitPlaceholders } from '../kit/document/placeholders'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { ScenarioReading } from './read-scenario'
import { makeStatement } from './statement'

export type Message = { text: string; supports: string[] }

export const MAP_SOURCE =
  'https://www.awwa.org/publications/connections/connections-story/articleid/4240/navigate-with-message-maps-in-a-crisis.aspx'

/** What fits into a quotation, says the source: three messages of 27 words in all, each with three facts behind it. */
export const MOST_WORDS = 27
const SUPPORTS = 3

/** A time or a name that is still to fill in: “4 p.m. Eastern”. */
const WORDS_OF_A_PLACEHOLDER = 3

/** Three messages for everyone who speaks, made of the same sentences as the documents. */
export function messageMap(reading: ScenarioReading): Message[] {
  const statement = makeStatement(reading)
  const { short, now, affected, empathy, familyTold, facts, steps, process, commitment, openFacts, unknown } = statement
  const condolence = familyTold.length > 0 ? [[...statement.condolence, ...familyTold].join(' ')] : statement.condolence
  const [whatToDo, whatWeDo] = short
  const isDeath = reading.death === 'person'
  // Advice that keeps people safe gives way to nothing; a shorter list has room for the condolences in full.
  const first = now.length < SUPPORTS ? [...condolence, ...now] : now
  const map = [
    {
      text: isDeath ? `${PHRASES.mourning(reading.isOneDeath)} ${whatToDo}` : whatToDo,
      supports: [...first, ...affected, ...empathy],
    },
    { text: whatWeDo, supports: [...steps, ...process, ...commitment, ...facts] },
    {
      text: `Next update: ${PLACEHOLDER.nextUpdate}.`,
      supports: [[...openFacts, unknown].join(' '), PHRASES.contact, PHRASES.nextUpdate],
    },
  ]
  return map.map(({ text, supports }) => ({ text, supports: supports.slice(0, SUPPORTS) }))
}

/** How many words the three messages have. */
export function countWords(messages: readonly Message[]): number {
  return messages
    .flatMap(({ text }) => splitPlaceholders(text))
    .reduce((sum, { text, isPlaceholder }) => sum + (isPlaceholder ? WORDS_OF_A_PLACEHOLDER : wordsOf(text)), 0)
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
