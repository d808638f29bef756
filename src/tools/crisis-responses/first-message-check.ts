import * as words from '@words/tools/crisis-documents'
import * as parts from '@words/tools/crisis-responses'
import { type Filled, fill, placeholdersIn } from '../kit/document/placeholders'
import type { Statement } from './statement'

export const CERC_SOURCE = 'https://emergency.cdc.gov/cerc/cerccorner/article_042617.asp'

/** @property purpose what the part does for the people who read it */
export type MessagePart = { name: string; purpose: string; state: keyof typeof parts.partStates }

/**
 * The parts that the first message about an emergency has, in the order in which the CDC lists them, and whether anything
 * in them is missing or still to fill in.
 */
export function checkFirstMessage(statement: Statement, filled: Filled): MessagePart[] {
  const { harm, feeling, order, now, facts, doing, update } = statement
  const sentences: Record<keyof typeof parts.messageParts, readonly string[]> = {
    empathy: [...harm.filter((sentence) => sentence !== words.unhurt && sentence !== words.unknownHarm), ...feeling],
    facts: [...facts, ...(order ? [order] : []), ...now],
    process: doing,
    commitment: [update],
    contact: [words.questions],
  }
  return Object.entries(parts.messageParts).map(([id, { name, purpose }]) => {
    const said = sentences[id as keyof typeof sentences]
    const isReady = said.every((sentence) => placeholdersIn(fill(sentence, filled)).length === 0)
    return { name, purpose, state: said.length === 0 ? 'missing' : isReady ? 'complete' : 'open' }
  })
}
