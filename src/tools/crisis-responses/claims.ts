/**
 * What others say about an organization, and what the scenario says about that. A denied claim is never taken for a fact:
 * a rumor about glass in baby food must not lead to “stop using it”.
 */

/** Said of the sentence before: “It is not true.” */
const BARE_DENIAL =
  /^(?:but |and |so )?(?:this|that|it|none of (?:it|this|that)|nothing of (?:it|this)|the (?:claim|story|post|video|rumou?r|report|screenshot))(?:[’']s|s| is| was| are)? (?:simply |completely |totally |all |just |absolutely |obviously |100 ?% )?(?:not true|n[’']t true|untrue|true of nothing|false|fake|lies?|a lie|a hoax|an? (?:\w+ )?rumou?r|made up|fabricated|nonsense|wrong)\b/i
const BARE_ISNT =
  /^(?:but |and |so )?(?:this|that|it) (?:isn|wasn)[’']?t true\b|^(?:not true|untrue|fake(?: news)?|(?:a |total |all )?lies?)[.!…]*$/i

/** Said of the claim in the same sentence. */
const DENIED =
  /\b(?:not true|isn[’']?t true|untrue|hoax(?:es)?|fake (?:news|screenshots?|posts?|videos?|reviews?|e-?mails?|accounts?|letters?|quotes?|press releases?)|false(?:ly)? (?:claim|report|rumou?r|stor|post)\w*|(?:claims?|rumou?rs?|reports?|posts?|stor(?:y|ies)|videos?|screenshots?) (?:is|are|was|were) (?:\w+ )?(?:false|fake|fabricated|doctored|made up|lies?|a lie|nonsense)|no truth|deepfakes?|misinformation|disinformation|impersonat\w*)\b/i

/** Others say it. */
const CLAIM =
  /\b(?:rumou?rs?|claim(?:s|ed|ing)?|posted|posts?|alleg\w+|(?:says?|saying|said|writes?|wrote|spread\w*) (?:\w+ )?that|viral|going (?:around|round)|shared|whatsapp|people (?:say|think|believe)|demand\w*|call(?:s|ing)? for)\b/i

/** Words of a denial of what turned out to be so. */
const CONFIRMED =
  /\b(?:tests?|lab(?:orator(?:y|ies))?|we|samples?|analys[ie]s|inspectors?|experts?|it) (?:results? )?(?:have |has |had |now |later |then |also )*(?:confirm(?:s|ed)?|found|shows?|showed|detected|turned out)\b(?! (?:that |out )?(?:there (?:is|was) |it (?:is|was) |we )?(?:no\b|none|nothing|not\b|false|fake|safe|clean))|\b(?:is|was|are|were|turned out(?: to be)?|it[’']s) (?:actually |really |in fact |partly |sadly |unfortunately )?true\b|\bnot (?:just |only )?a rumou?r\b/i

/** Made, not meant: it stays a false claim, whatever it accuses somebody of. */
const FABRICATED =
  /\b(?:fake (?:news|screenshots?|posts?|videos?|quotes?|letters?|e-?mails?)|deepfakes?|doctored|impersonat\w*)\b/i

/** An accusation is for others to judge: “they say he harassed them, it is not true” gets no denial from us. */
const ACCUSATION =
  /\b(?:harass\w*|abus(?:e|ed|ing)\b|assault\w*|discriminat\w*|racis[mt]|sexis[mt]|bull(?:ied|ying)|misconduct|fraud|brib\w+|embezzl\w*|corruption|whistle-?blower|lawsuit|sued|arrest\w*|indict\w*)\b/i

/** Of a rumor: false as a whole; false beside harm that the scenario reports itself; or not known yet. */
export type ClaimState = 'denied' | 'mixed' | 'open'

export type Claims = {
  /** Others claim something, and the scenario says that it is false. */
  isDenied: boolean
  /** The words that deny it. */
  denial?: string
  /** They accuse somebody, which is for others to judge. */
  isAccusation: boolean
  /** What is left once claims and their denials are taken out: what the scenario itself says. */
  asserted: string[]
}

/** “It is not true.” */
export const isBareDenial = (sentence: string) => BARE_DENIAL.test(sentence) || BARE_ISNT.test(sentence)

/** “It is not true, he says”: the answer of the person accused, which has to go out beside the accusation. */
export const isAnswerOfTheAccused = (sentence: string) =>
  /\b(?:he|she|they|the (?:\w+ )?\w+) (?:says?|said|insists?|den(?:y|ies|ied))\b/i.test(sentence) &&
  (isBareDenial(sentence) || /\bden(?:y|ies|ied)\b/i.test(sentence))

const ACCUSED =
  /\bthat ((?:an?|the|our|one of our|his|her|their) (?:[\w-]+ ){0,2}?[\w-]+) (?:(?:has|have|had|is|was) )?(?:been )?(?:harass|abus|assault|bull|discriminat|brib|embezzl|insult|hit|touch)\w*/i

/** “The teacher denies this”: a quoted “It is not true” would read as the organization’s own denial. */
export function denialByTheAccused(answer: string, before = ''): string {
  const who = /\b(he|she|they|the (?:\w+ )?\w+) (?:says?|said|insists?|den(?:y|ies|ied))\b/i.exec(answer)?.[1] ?? 'they'
  const named = ACCUSED.exec(before)?.[1]?.replace(/^an? /i, 'the ')
  const subject = named && /^(?:he|she)$/i.test(who) ? named : who.toLowerCase()
  const verb = subject === 'they' ? 'deny' : 'denies'
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${verb} this.`
}

/** Parts what others claim, where the scenario denies it, from what it says itself. */
export function readClaims(sentences: readonly string[]): Claims {
  const isBare = (sentence: string | undefined) => sentence !== undefined && isBareDenial(sentence)
  const some = (test: (sentence: string) => boolean) => sentences.some(test)
  const isAccusation = some((sentence) => ACCUSATION.test(sentence)) && !some((sentence) => FABRICATED.test(sentence))
  const isDenied =
    !isAccusation &&
    some((sentence) => isBare(sentence) || DENIED.test(sentence)) &&
    !some((sentence) => CONFIRMED.test(sentence))
  if (!isDenied) return { isDenied, isAccusation, asserted: [...sentences] }
  const denying = sentences.map(
    (sentence) => BARE_DENIAL.exec(sentence) ?? BARE_ISNT.exec(sentence) ?? DENIED.exec(sentence),
  )
  return {
    isDenied,
    denial: denying.find((match) => match !== null)?.[0] ?? '',
    isAccusation,
    asserted: sentences.filter(
      (sentence, index) =>
        !isBare(sentence) && !isBare(sentences[index + 1]) && !DENIED.test(sentence) && !CLAIM.test(sentence),
    ),
  }
}
