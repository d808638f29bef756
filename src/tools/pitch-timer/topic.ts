/** What a kind of news adds to the four weeks. */
export type Topic = {
  id: string
  name: string
  /** Matched against news and goals in any case; whole words only. Left out where the topic is the one for all others. */
  words?: RegExp
  /** Whether journalists get it before it is public, and keep it until the target day. */
  isHeld?: true
  /** Topics that say less where this one is found. */
  covers?: readonly string[]
  /**
   * One task to find the story and two to write it. Then what comes before the approval and what after it. Last, what is
   * offered to one journalist alone, with `{terms}`, and what is done while the pitch is out.
   */
  weeks: readonly [readonly [string], Pair, Pair, Pair]
}

export type Pair = readonly [string, string]
