import type { Kind } from './kinds'
import type { Facts, Reading } from './reading'

/**
 * A newsroom pattern. `{…}` holds words of the topic, and a pattern whose words the topic does not have is left out;
 * `[…]` is a fact that the topic does not say and the visitor has to fill in.
 */
export type Pattern = {
  /** What newsrooms call it, or the plain word for it. */
  name: string
  text: string
  /** What the pattern is good for, in one sentence. */
  use: string
  /** Facts that the topic must say. */
  needs?: readonly (keyof Facts)[]
  /** Facts that the topic must not say yet, or the headline would say them twice. */
  unless?: readonly (keyof Facts)[]
  /** Words that the topic must not hold yet, for the same reason. */
  unlessSays?: RegExp
  /** Words that the topic must hold. */
  says?: RegExp
  /** Sorts of news that it suits; all of them where nothing is said. */
  kinds?: readonly Kind[]
}

export type Form = Reading['form']
