/** Small words that are frequent in one language and are no English words. */
const SMALL_WORDS: readonly RegExp[] = [
  /(?<!\p{L})(?:el|los|las|una|del|para|nuestr[oa]s?|está|están|tiene|que|por|con|pero|más|muy|ha)(?!\p{L})/giu,
  /(?<!\p{L})(?:le|les|une|des|du|notre|nos|est|sont|dans|pour|avec|mais|pas|très|nous|qui|sur)(?!\p{L})/giu,
  /(?<!\p{L})(?:der|das|und|ist|sind|nicht|ein|eine|unser[em]?|mit|für|auf|von|wir|wurde|haben|sich)(?!\p{L})/giu,
  /(?<!\p{L})(?:il|gli|della|nostr[oaie]|è|sono|che|per|con|non|molto|una|nel)(?!\p{L})/giu,
  /(?<!\p{L})(?:o|os|uma|não|nosso|nossa|está|são|com|para|que|mas|muito|pela)(?!\p{L})/giu,
  /(?<!\p{L})(?:het|een|onze|zijn|niet|met|voor|van|wij|werd|maar|naar|ook)(?!\p{L})/giu,
]
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|to|is|are|was|were|our|we|has|have|in|for|with|at|that|it|on|by|not|from|after|all)(?!\p{L})/giu

/** How many of them a sentence of another language has at least. */
const ENOUGH = 2

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

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0
