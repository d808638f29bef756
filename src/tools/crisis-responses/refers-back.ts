/** Sentences that mean nothing without the one before them: “Neighbors smell it.” */
const STARTS_WITH_A_PRONOUN = /^(?:but |and |so )?(?:it|its|they|them|their|he|she|his|her|these|those|this|both)\b/i
const ENDS_WITH_A_PRONOUN = /\b(?:it|them)[.!?]$|\bhim\b/i
/** A longer sentence has usually named what its pronoun means. */
const MOST_WORDS = 6

/** Whether a sentence has a pronoun whose noun is in the sentence before. */
export function refersBack(sentence: string): boolean {
  return (
    STARTS_WITH_A_PRONOUN.test(sentence) ||
    (ENDS_WITH_A_PRONOUN.test(sentence) && sentence.split(' ').length <= MOST_WORDS)
  )
}

/** Sentences with those that refer to them, each group as one text. */
export function withWhatRefersToIt(sentences: readonly string[]): string[] {
  const groups: string[] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    if (last !== undefined && refersBack(sentence)) groups[groups.length - 1] = `${last} ${sentence}`
    else groups.push(sentence)
  }
  return groups
}
