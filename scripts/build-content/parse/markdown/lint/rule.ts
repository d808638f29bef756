import type { Message } from '../../../../lib/diagnostics/diagnostic'

/** A message at an offset of a body, counted in characters from its start. A warning unless it says otherwise. */
export type IndexedMessage = { index: number; message: Message }

/**
 * A mistake that one pattern finds. Texts are long and mistakes are rare: a pattern starts with a character that can be
 * searched for, and every repetition has a limit, so that no text makes it slow. Code is covered with spaces before.
 */
export type Rule = {
  /** Matches the mark and what is wrong with it; a pattern that starts with `\n` looks at the starts of lines. */
  pattern: RegExp
  /** Whether one message for a whole text says it all. */
  once?: true
  /** `undefined` when what was matched is right after all. */
  message: (match: RegExpExecArray, text: string) => Message | undefined
}
