/** How many words a text has for a reader, also where no spaces stand between them. */

/** What a minute is enough for: 220 words in a script with spaces, about 500 characters of Chinese or Japanese. */
const EAST_ASIAN = 220 / 500
/** Words of Thai, Lao, Khmer and Burmese have 4.3 to 6 characters, marks above and below the letters included. */
const SOUTHEAST_ASIAN = 1 / 5

const CHARACTERS: readonly [run: RegExp, words: number][] = [
  [/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}]+/gu, EAST_ASIAN],
  [/[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu, SOUTHEAST_ASIAN],
]

/** The blocks of these scripts. Hardly any text has one of their characters, and only such a text is counted in parts. */
const WITHOUT_SPACES =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\ua9e0-\uaa7f\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{3ffff}]/u

/** The number of words, not always a whole one; characters count, not a dictionary, so that it is the same everywhere. */
export function wordsIn(text: string): number {
  if (!WITHOUT_SPACES.test(text)) return text.match(/\S+/g)?.length ?? 0
  let words = 0
  let rest = text
  for (const [run, each] of CHARACTERS) {
    rest = rest.replace(run, (characters) => {
      words += [...characters].length * each
      return ' '
    })
  }
  // A mark that is left alone is not a word.
  return words + (rest.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0)
}
