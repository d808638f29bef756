/** Which sentences of a scenario may go out, and which may not, and why. */
import { withoutTypos } from '../kit/english/typos'
import { type ClaimState, type Claims, denialByTheAccused, isAnswerOfTheAccused, isBareDenial } from './claims'
import { foreignAmong } from './languages'
import { OUTWARD_RULES, withoutDispute } from './outward-rules'
import { refersBack } from './refers-back'
import { undated } from './undated-cuts'

/** A sentence, the word in it that decided, if it was a word, and the reason. */
export type LeftOut = { sentence: string; word: string; because: string }

/** Sentences that no document may hold, each with the word and the reason. */
export function findLeftOut(
  sentences: readonly string[],
  claims: Claims,
  { claim, isCut }: { claim: ClaimState | undefined; isCut: boolean },
): LeftOut[] {
  const foreign = foreignAmong(sentences)
  const found: LeftOut[] = []
  const isOut = (sentence: string | undefined) => found.some((left) => left.sentence === sentence)
  sentences.forEach((sentence, index) => {
    const reasons = reasonsFor(sentence)
    const isAlone = reasons.length === 0 && isOut(sentences[index - 1]) && refersBack(sentence)
    found.push(...(isAlone ? [{ sentence, word: '', because: LOST_ITS_NOUN }] : reasons))
  })
  return found

  function reasonsFor(sentence: string): LeftOut[] {
    const broken = OUTWARD_RULES.find(({ words }) => words.test(sentence))
    if (broken) return [{ sentence, word: broken.words.exec(sentence)?.[0] ?? '', because: broken.because }]
    if (isNote(sentence)) return [{ sentence, word: '', because: A_NOTE }]
    if (foreign.has(sentence)) return [{ sentence, word: foreign.get(sentence) ?? '', because: IN_ANOTHER_LANGUAGE }]
    const dispute = withoutDispute(sentence)
    if (dispute) return [{ sentence: dispute.cut, word: '', because: IS_IN_DISPUTE }]
    const cuts = isCut ? undated(sentence) : undefined
    if (cuts)
      return cuts.cut.map((words) => ({
        sentence: words,
        word: '',
        because: /^we /i.test(words) ? IS_DECIDED : NO_DAY_YET,
      }))
    if ((claim === 'denied' || claim === 'mixed') && !claims.asserted.includes(withoutTypos(sentence)))
      return [{ sentence, word: '', because: REPEATS_A_CLAIM }]
    if (claims.isAccusation && isBareDenial(withoutTypos(sentence)) && !isAnswerOfTheAccused(sentence))
      return [{ sentence, word: '', because: DENIES_AN_ACCUSATION }]
    return []
  }
}

/** What may go out, with the half of a sentence that concedes nothing, and with a denial as a report has it. */
export function outwardOf(
  sentences: readonly string[],
  claims: Claims,
  { leftOut, isCut }: { leftOut: readonly LeftOut[]; isCut: boolean },
): string[] {
  return sentences.flatMap((sentence, index) => {
    if (leftOut.some((left) => left.sentence === sentence)) return []
    if (claims.isAccusation && isBareDenial(withoutTypos(sentence)) && isAnswerOfTheAccused(sentence))
      return [denialByTheAccused(sentence, sentences[index - 1])]
    return [withoutDispute(sentence)?.kept ?? (isCut ? undated(sentence)?.kept : undefined) ?? sentence]
  })
}

/** Fewer words than this are a note, and no sentence that anybody could publish. Other scripts have no spaces to count. */
const SHORTEST = 3
const isNote = (sentence: string) =>
  sentence.split(' ').length < SHORTEST && !/[^\P{L}\p{Script=Latin}]/u.test(sentence)

const LOST_ITS_NOUN = 'it speaks of something in the sentence before, which is left out'
const A_NOTE = 'that is a note; say in a sentence what happened'
const IN_ANOTHER_LANGUAGE = 'the rest is in English; have each finished document translated as a whole'
const REPEATS_A_CLAIM = 'a repeated claim is what people remember, so the documents say it only to deny it'
const IS_IN_DISPUTE = 'a reason for a strike is what the two sides dispute, and a spokesperson would concede it'
const NO_DAY_YET = 'the day is a blank until a lawyer has checked the notice that the law asks for'
const IS_DECIDED = 'you decide it, so the documents say “we will”'
const DENIES_AN_ACCUSATION = 'whether it is so is for those to say who look into it'
