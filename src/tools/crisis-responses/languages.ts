import { count, ENGLISH, ENOUGH, SMALL_WORDS } from '../kit/english/other-language'

/** Sentences in another language beside English ones, each with a word that shows it. Nothing where none is in English. */
export function foreignAmong(sentences: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  if (!sentences.some((sentence) => count(sentence, ENGLISH) >= ENOUGH)) return found
  for (const sentence of sentences) {
    if (/\p{L}/u.test(sentence) && !/\p{Script=Latin}/u.test(sentence)) {
      found.set(sentence, sentence.match(/\p{L}+/u)?.[0] ?? '')
      continue
    }
    const words = SMALL_WORDS.find((small) => count(sentence, small) >= ENOUGH && count(sentence, ENGLISH) === 0)
    if (words) found.set(sentence, sentence.match(words)?.[0] ?? '')
  }
  return found
}
