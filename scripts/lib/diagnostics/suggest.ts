/** "Did you mean …?" */

/** Beyond this, comparing costs more than a suggestion is worth. */
const MOST_CANDIDATES = 5_000
const LONGEST_WORD = 100

/** The candidate closest to what was written, when it is close enough to be a typing error. */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  if (written.length > LONGEST_WORD) return undefined
  const word = simplified(written)
  let best: string | undefined
  let bestDistance = Math.min(4, Math.max(1, Math.floor(word.length / 3))) + 1
  let count = 0
  for (const candidate of candidates) {
    if (++count > MOST_CANDIDATES) break
    const other = simplified(candidate)
    if (Math.abs(other.length - word.length) >= bestDistance) continue
    const distance = editDistance(word, other)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** The choice that was probably meant: misspelled, shortened, its parts in another order, or one of several written. */
export function nearestChoice(written: string, choices: readonly string[]): string | undefined {
  const word = simplified(written)
  const partsOf = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .sort()
  const parts = partsOf(written)
  const only = (fits: (choice: string) => boolean): string | undefined => {
    const found = choices.filter(fits)
    return found.length === 1 ? found[0] : undefined
  }
  return (
    nearest(written, choices) ??
    only((choice) => partsOf(choice).join() === parts.join()) ??
    only((choice) => word.length > 1 && partsOf(choice).some((part) => part.startsWith(word))) ??
    choices.find((choice) => parts.includes(choice.toLowerCase()))
  )
}

/** Case, accents, spaces and hyphens are what people get wrong most, and what matters least. */
function simplified(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s_-]/gu, '')
    .toLowerCase()
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
