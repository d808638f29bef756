import { phraseStatedIn } from '../english/phrases'

/** Answers that words of a visitor suggest. The visitor takes them or not. */

/** @property because the words that suggested it, as they were typed */
export type Proposal = { value: string; because: string }

/** An answer, with the words that suggest it; a star at the end of a word stands for any ending. */
type Proposing = { id: string; words: readonly string[] }

/** The answer whose words stand in a text: the longest of them wins, and the first of two equally long ones. */
export function proposalFor(text: string, answers: readonly Proposing[]): Proposal | undefined {
  let best: Proposal | undefined
  for (const { id, words } of answers) {
    const because = phraseStatedIn(text, words)
    if (because !== undefined && because.length > (best?.because.length ?? 0)) best = { value: id, because }
  }
  return best
}

/** The first answer whose words stand in a text: answers are listed with the gravest first. */
export const gravestFor = (text: string, answers: readonly Proposing[]): Proposal | undefined =>
  answers.map((answer) => proposalFor(text, [answer])).find((proposal) => proposal !== undefined)
