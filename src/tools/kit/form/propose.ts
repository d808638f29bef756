/** Answers that words of a visitor suggest. The visitor takes them or not. */

/** @property because the words that suggested it, as they were typed */
export type Proposal = { value: string; because: string }

/** An answer, with the words that suggest it; a star at the end of a word stands for any ending. */
type Proposing = { id: string; words: readonly string[] }

/** The answer whose words stand in a text: the longest of them wins, and the first of two equally long ones. */
export function proposalFor(text: string, answers: readonly Proposing[]): Proposal | undefined {
  let best: Proposal | undefined
  for (const { id, words } of answers) {
    for (const word of words) {
      const because = matchOf(word).exec(text)?.[0]
      if (because !== undefined && because.length > (best?.because.length ?? 0)) best = { value: id, because }
    }
  }
  return best
}

/** The first answer whose words stand in a text: answers are listed with the gravest first. */
export function gravestFor(text: string, answers: readonly Proposing[]): Proposal | undefined {
  for (const answer of answers) {
    const proposal = proposalFor(text, [answer])
    if (proposal) return proposal
  }
  return undefined
}

function matchOf(word: string): RegExp {
  const isStem = word.endsWith('*')
  const plain = (isStem ? word.slice(0, -1) : word).trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // Typed apostrophes are straight or round, and spaces are one or many.
  const spelled = plain.replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelled}${isStem ? '[\\p{L}\\p{N}]*' : ''}(?![\\p{L}\\p{N}])`, 'iu')
}
