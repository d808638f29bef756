import type { Message } from '../../../../lib/diagnostics/diagnostic'
import { treeOf, type Written } from '../parser'
import { visibleText } from '../visible-text'

/** A message at an offset of a body, counted in characters from its start. A warning unless it says otherwise. */
export type IndexedMessage = { index: number; message: Message }

/**
 * A body in four forms of the same length: as it is, with fenced code covered, with all code covered, and as far as visitors
 * read it as it is written. In `lines`, every line of `text` has a newline before it, the first one too.
 */
export type Body = Written & { body: string; fenced: string; text: string; lines: string; visible: string }

/**
 * A mistake that one pattern finds. Texts are long and mistakes are rare: a pattern starts with a character that can be
 * searched for, and every repetition has a limit, so that no text makes it slow. Code is covered with spaces before.
 */
export type Rule = {
  /** Matches the mark and what is wrong with it; a pattern that starts with `\n` looks at the starts of lines. */
  pattern: RegExp
  /** Whether one message for a whole text says it all. */
  once?: true
  /** Markdown takes what the pattern finds for a mark. Without this, only what visitors see counts. */
  isMark?: true
  /** `undefined` when what was matched is right after all. */
  message: (match: RegExpExecArray, text: string) => Message | undefined
}

/** What visitors see of another text: a correction that is suggested must leave no mark among it. */
export const visibleIn = (text: string, { parser }: Body): string => visibleText(treeOf(text, parser).tree, text)
