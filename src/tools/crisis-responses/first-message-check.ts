import { type Filled, fill, placeholdersIn } from '../kit/document/placeholders'
import { PHRASES } from './phrases'
import type { Statement } from './statement'

/** The parts that the first message about an emergency has, in the order in which the CDC lists them. */
export const CERC_SOURCE = {
  label: 'CDC, Crisis and Emergency Risk Communication',
  href: 'https://emergency.cdc.gov/cerc/cerccorner/article_042617.asp',
}

export type MessagePart = {
  name: string
  /** What the part does for the people who read it. */
  purpose: string
  /** The sentences of the public statement that do it. */
  sentences: string[]
  state: 'ready' | 'to fill in' | 'missing'
}

/** Whether the public statement has the six parts, and whether anything in them is still to fill in. */
export function checkFirstMessage(statement: Statement, publicText: string, filled: Filled = {}): MessagePart[] {
  const { condolence, empathy, now, claim, facts, steps, unknown, process, commitment } = statement
  const parts: readonly [name: string, purpose: string, sentences: readonly string[]][] = [
    ['Empathy', 'It says that you see what this means for people.', [...condolence, ...empathy]],
    ['Facts and what to do', 'It says what happened, and what people do now.', [...claim, ...now, ...facts]],
    ['What is not known', 'It says openly which answers are still missing.', [...statement.openFacts, unknown]],
    ['How you find out', 'It says what you do to get the answers.', [...steps, ...process]],
    [
      'Commitment',
      'It says what people can count on, and when they hear from you.',
      [...commitment, PHRASES.nextUpdate],
    ],
    ['Where to turn', 'It says where questions go.', [PHRASES.publicContact]],
  ]
  return parts.map(([name, purpose, sentences]) => {
    const there = sentences.filter((sentence) => publicText.includes(sentence))
    return { name, purpose, sentences: there, state: stateOf(there, filled) }
  })
}

function stateOf(sentences: readonly string[], filled: Filled): MessagePart['state'] {
  if (sentences.length === 0) return 'missing'
  return sentences.some((sentence) => placeholdersIn(fill(sentence, filled)).length > 0) ? 'to fill in' : 'ready'
}
