/**
 * Which pieces are recalled, in the words of the scenario: “sold since May”. A warning that asks for a batch instead can
 * be filled with less than is recalled, and whoever has another batch would feel safe.
 */
const RECALLS = /\b(?:recall(?:s|ed|ing)?|withdr(?:aw|awn|awing|ew)|tak(?:e|es|en|ing) back|pull(?:ed|ing)?)\b/i
const NOT = /\b(?:not|no|never|without|nobody)\b|n[’']t\b/i
/** Somebody only guesses which ones. */
const PERHAPS = /\b(?:may|might|could|possibly|probably|perhaps|some|several|part)\b/

const MORE = `(?:(?:, (?=20\\d\\d\\b)| )(?!(?:are|is|was|were|have|has|had|because|but|so|which|that|we|who|as|after|due|when|while|to)\\b)(?!and (?!\\d|\\p{Lu}))[^\\s.,;:!?()]+)`
/** Half of the phrase would warn of less than is recalled, so a new thought or nothing has to come after it. */
const END =
  '(?=[.;!?]|$|,? (?:are|is|was|were|have|has|because|but|so|as|after|due|when|and (?:we|our|ask|tell|offer|will|have|stopped|refund)\\b))'
const ONES = new RegExp(
  `\\b((?:sold|bought|delivered|shipped|made|produced|manufactured|packed|baked) (?:since|before|after|between|until|up to|from|in|on|by)${MORE}{1,9}|(?:with|from) (?:(?:the|a|an) )?(?:lots?|batch(?:es)?|best[- ]before|use[- ]by|sell[- ]by|serial)${MORE}{1,9})${END}`,
  'gu',
)

/** Words for pieces of any thing; other nouns name another thing, of which something else may be recalled. */
const PIECES =
  /^(?:box(?:es)?|packs?|packages?|packets?|bags?|bottles?|jars?|cans?|tins?|cups|tubes?|units?|pieces?|items?|products?|goods|models?|devices?|batch(?:es)?|lots?|ones|them|those|it|everything|cars?|vehicles?|trucks?)$/i

/** The words that say it of this thing; nothing where there are none, or more than one could be meant. */
export function recalledOnes(sentences: readonly string[], thing: string | undefined): string | undefined {
  const found = sentences
    .filter((sentence) => RECALLS.test(sentence) && !NOT.test(sentence) && !PERHAPS.test(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(ONES)].map(({ 1: words = '', index }) => ({
        words,
        noun: /([\w’-]+)(?:,? (?:that|which) (?:we|were|was))? $/.exec(sentence.slice(0, index))?.[1] ?? '',
      })),
    )
  const [{ words, noun } = { words: '', noun: '' }] = found
  const isOfThing = PIECES.test(noun) || (noun !== '' && stem(thing?.split(' ').at(-1)) === stem(noun))
  return thing && found.length === 1 && isOfThing ? words : undefined
}

const stem = (noun = '') => noun.toLowerCase().replace(/e?s$/, '')
