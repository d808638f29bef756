import type { Finding } from '../problems/problem'

/**
 * A slip that one pattern shows. Texts are long and slips are rare: a pattern starts with a character that can be searched
 * for, and every repetition has a limit, so that no text makes it slow. Code is covered with spaces before it looks.
 */
export type Rule = {
  /** Matches the mark and what is wrong with it; a pattern that starts with `\n` looks at the starts of lines. */
  pattern: RegExp
  /** Whether one message for a whole text says it all. */
  once?: true
  /** `undefined` when what was matched is right after all. */
  finding: (match: RegExpExecArray, text: string) => Finding | undefined
}
