/**
 * Words that decide what people read, and that a hurried hand mistypes. Only words of which no neighbor at one
 * letter’s distance is a common English word: “patients” is not here, because of “patents”.
 */
const WORDS =
  'injured injuries hospital hospitalized overheat overheats overheated salmonella listeria allergen contaminated contamination poisoning medicine medication medications insulin pharmacy ransomware database passwords harassment harassed earthquake hurricane collapsed explosion evacuated derailed customers passengers employees outage website defective battery recalled accident'.split(
    ' ',
  )

/** Shorter words have too many neighbors. */
const SHORTEST = 6

/** The text with each of these words spelled right, for rules that look for words. Never for what goes out. */
export function withoutTypos(text: string): string {
  return text.replace(/[a-z]+/gi, (word) => {
    const typed = word.toLowerCase()
    // The singular of one of them, or its plural, is not a typo.
    if (
      typed.length < SHORTEST - 1 ||
      [typed, `${typed}s`, typed.replace(/s$/, '')].some((form) => WORDS.includes(form))
    )
      return word
    return WORDS.find((known) => isOneTypoAway(typed, known)) ?? word
  })
}

/** Whether one letter is missing, too many, wrong, or swapped with its neighbor. The first letter is always right. */
function isOneTypoAway(typed: string, known: string): boolean {
  if (typed[0] !== known[0] || Math.abs(typed.length - known.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === known[start]) start++
  const rest = typed.slice(start)
  const wanted = known.slice(start)
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.slice(1) === wanted.slice(1) && rest.length > 1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  )
}
