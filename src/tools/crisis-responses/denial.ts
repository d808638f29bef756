/** The denial of a claim: what is true, said once and before the claim, where the scenario says what is claimed. */
import { isBareDenial } from './claims'
import type { CrisisKind } from './crisis-kind'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { ScenarioReading } from './read-scenario'
import { inThirdPerson } from './third-person'

export type Denial = {
  own: string
  others: string
  /** It says what is not so; otherwise a desk would have to ask. */
  saysWhat: boolean
}

const ABOUT = '[product, place or person]'

/** “Our baby food contains no glass. The claim …”, or “The screenshot about us that is going around is fake.” */
export function denialOf({ id }: CrisisKind, { sentences }: ScenarioReading): Denial {
  const medium = /\bfake (screenshot|post|video|letter|e-?mail|quote|press release)\b/i.exec(sentences.join(' '))?.[1]
  const isBank = id === 'bank-rumor'
  // A bank’s run is made of repeated claims, and what a fake letter says can be so all the same.
  const claimed = isBank || medium ? undefined : claimedIn(sentences)
  const fact = claimed === undefined ? undefined : factAgainst(claimed)
  const reported = fact === undefined ? undefined : inThirdPerson(fact)
  if (fact && reported)
    return {
      own: `${fact} ${PHRASES.claimIsFalse}`,
      others: `${bySource(reported)} ${PHRASES.claimIsFalse}`,
      saysWhat: true,
    }
  return {
    own: PHRASES.denial(isBank ? 'us' : ABOUT, medium?.toLowerCase()),
    others: bySource(PHRASES.denial(isBank ? PLACEHOLDER.organization : ABOUT, medium?.toLowerCase())),
    saysWhat: false,
  }
}

const bySource = (sentence: string) => `${sentence.slice(0, -1)}, ${PLACEHOLDER.organization} says.`

const FALSE = '(?:not true|untrue|false|wrong|a lie|made up|fabricated|nonsense)'
/** The sentence itself calls the claim false. */
const DENIED_HERE = [
  new RegExp(`^(?:it is|it[’']s|this is) ${FALSE} that (.+?)(?:, as .*)?[.!]*$`, 'i'),
  new RegExp(
    `\\b(?:claims?|rumou?rs?|reports?|posts?|stor(?:y|ies)) (?:saying )?that (.+?) (?:is|are) (?:simply |completely |totally )?${FALSE}[.!]*$`,
    'i',
  ),
  /\bfalse (?:claim|rumou?r|report|story|post)s? (?:(?:says?|claims?) )?that (.+?)[.!]*$/i,
  /\bfalsely (?:claim|sa(?:y|id)|report|alleg)\w* (?:that )?(.+?)[.!]*$/i,
]
/** Nobody denies what experts or the organization say: the speaker has to be one of those who spread claims. */
const SAID =
  /\b(?:someone|somebody|people|customers?|users?|parents|influencers?|bloggers?|(?:a|an|the) (?:[\w-]+ )?(?:posts?|videos?|tweets?|rumou?rs?|articles?|account|rival|competitor|customer|user|blogger|influencer|tiktok\w*|youtuber)|posts?|videos?|rumou?rs?) (?:on [\w ]+? )?(?:(?:is|are|has|have|online|now) )*(?:posted|posts|claim(?:s|ed|ing)?|sa(?:y|ys|id|ying)|writ(?:es?|ing)|wrote|spread(?:s|ing)?|alleg(?:e|es|ed|ing)|going around) (?:online |on [\w ]+? )?(?:that )?(.+?)[.!]*$/i
/** Said of the whole sentence before, and not of a video or a screenshot only. */
const ALL_OF_IT =
  /^(?:but |and |so )?(?:this|that|it|none of (?:it|this|that)|the (?:claim|story|rumou?r))\b|^(?:not true|untrue)/i

/** What is claimed, where the text claims and denies one thing, in words that can be denied whole. */
function claimedIn(sentences: readonly string[]): string | undefined {
  const found = sentences.flatMap((sentence, index) => {
    const here = DENIED_HERE.map((denied) => denied.exec(sentence)?.[1]).find((claimed) => claimed)
    if (here) return [here]
    const next = sentences[index + 1]
    const said = next !== undefined && isBareDenial(next) && ALL_OF_IT.test(next) ? SAID.exec(sentence)?.[1] : undefined
    return said ? [said] : []
  })
  const [claimed = ''] = found
  return found.length === 1 && CAN_BE_DENIED.test(claimed) && !UNCLEAR.test(claimed) ? claimed : undefined
}

const CAN_BE_DENIED = /^(?:our|we|the|one of our|all|some of our|\p{Lu}[\p{L}’'-]+) (?:\S+ ){0,18}\S+$/u
/** A negation would be turned around, and a pronoun would mean somebody else. */
const UNCLEAR =
  /\b(?:not|no|never|nobody|nothing|none|without|only|he|him|his|she|her|they|them|their|it|its|i|my|me|you|your|this|that|which)\b|n[’']t\b|[“”"[\]?;:]/i

/** “our shoes”, of which something false is claimed. */
export const subjectOfClaim = (sentences: readonly string[]) =>
  /^(our (?:[\w’'-]+ ){0,3}?[\w’'-]+) (?:is|are|was|were|has|have|had|can|will|does|do|did|died|contains?|causes?|makes?|made|sells?|sold|uses?|burns?|kills?|killed|stole|steals?|lied|closed|closes?)\b/i.exec(
    claimedIn(sentences) ?? '',
  )?.[1]

const CONTAINS =
  /^(.+?) contains? (?:an? )?((?!too\b|more\b|less\b|so\b|high\b|much\b|many\b|the\b|our\b|only\b)[a-z-]+(?: [a-z-]+){0,2})$/i

/** “Our baby food contains no glass.” */
function factAgainst(claimed: string): string {
  const [, thing = '', inside = ''] = CONTAINS.exec(claimed) ?? []
  if (thing && !/\b(?:may|might|can|could)$/i.test(thing) && !/\d/.test(inside)) {
    const fact = `${thing} ${/s$/.test(thing) && !/\bcontains\b/.test(claimed) ? 'contain' : 'contains'} no ${inside.replace(/ and /g, ' or ')}.`
    return fact.charAt(0).toUpperCase() + fact.slice(1)
  }
  return `It is not true that ${claimed}.`
}
