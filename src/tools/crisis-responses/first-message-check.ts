import * as words from '@words/tools/crisis-documents'
import * as parts from '@words/tools/crisis-responses'
import { type Filled, fill, placeholdersIn } from '../kit/document/placeholders'
import type { Statement } from './statement'

export const CERC_SOURCE = 'https://emergency.cdc.gov/cerc/cerccorner/article_042617.asp'

/** @property purpose what the part does for the people who read it */
export type MessagePart = { name: string; purpose: string; isReady: boolean }

/**
 * The parts that the first message about an emergency has, in the order in which the CDC lists them, and whether anything
 * in them is still to fill in. A denial leaves nothing open.
 */
export function checkFirstMessage(statement: Statement, filled: Filled): MessagePart[] {
  const { harm, feeling, now, facts, unknown, doing, promise } = statement
  const sentences: Record<keyof typeof parts.messageParts, readonly string[]> = {
    empathy: [...harm, feeling],
    facts: [...now, ...facts],
    unknown,
    process: doing,
    commitment: [promise, words.nextUpdate],
    contact: [words.questions],
  }
  return Object.entries(parts.messageParts).flatMap(([id, { name, purpose }]) => {
    const said = sentences[id as keyof typeof sentences]
    const isReady = said.every((sentence) => placeholdersIn(fill(sentence, filled)).length === 0)
    return said.length > 0 ? [{ name, purpose, isReady }] : []
  })
}
