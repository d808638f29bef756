/** Whether a text is in English: the tools write English, so a text in another language makes mixed documents. */

/** Small words that are frequent in one language and are not English. */
export const SMALL_WORDS: readonly RegExp[] = [
  /(?<!\p{L})(?:el|los|las|una|del|para|nuestr[oa]s?|está|están|tiene|que|por|con|pero|más|muy|ha)(?!\p{L})/giu,
  /(?<!\p{L})(?:le|les|une|des|du|notre|nos|est|sont|dans|pour|avec|mais|pas|très|nous|qui|sur)(?!\p{L})/giu,
  /(?<!\p{L})(?:der|das|und|ist|sind|nicht|ein|eine|unser[em]?|mit|für|auf|von|wir|wurde|haben|sich)(?!\p{L})/giu,
  /(?<!\p{L})(?:il|gli|della|nostr[oaie]|è|sono|che|per|con|non|molto|una|nel)(?!\p{L})/giu,
  /(?<!\p{L})(?:o|os|uma|não|nosso|nossa|está|são|com|para|que|mas|muito|pela)(?!\p{L})/giu,
  /(?<!\p{L})(?:het|een|onze|zijn|niet|met|voor|van|wij|werd|maar|naar|ook)(?!\p{L})/giu,
]
/** Small words that are frequent in English. */
export const ENGLISH =
  /(?<!\p{L})(?:the|of|and|to|is|are|was|were|our|we|has|have|in|for|with|at|that|it|on|by|not|from|after|all)(?!\p{L})/giu

/** How many small words of a language a text in it has at least. */
export const ENOUGH = 2

/** Whether most of a text is in another script, or it has more small words of another language than English ones. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin > latin) return true
  const english = count(text, ENGLISH)
  return SMALL_WORDS.some((small) => count(text, small) >= ENOUGH && count(text, small) > english)
}

/** How often the words stand in a text. */
export const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0
