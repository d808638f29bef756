import { FUNCTION_WORDS, NEWS_VERBS, STOP_WORDS } from './vocabulary'

/**
 * Words that are written in capitals for emphasis and are no names. Everyday English, our own. A word that is not here
 * may be a name.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...FUNCTION_WORDS,
  ...STOP_WORDS,
  ...NEWS_VERBS,
  ...`absolutely all amazing am award awesome back bad be best better big biggest black brand breaking bright call
    celebrate cheap cheapest check come coming complete congratulations contact customers deal deals discount don't
    don’t dream easy enjoy enormous entire ever every everybody everyone everything exclusive excited exciting
    extraordinary fantastic fast faster fastest final finally fresh friday fun game get gift giant gigantic go good
    great greatest guaranteed happy here hot huge hurry important incredible innovative immediately join just know
    last later leading life like limited look love lowest massive me million miss moment more most must my need never
    news nobody not nothing now offer offers once open order our outstanding perfect please plant powerful price prices
    product products proud read ready really release revolutionary sale save see service shop simply so soon special
    start stop store success super surprise take thank thanks thing things thrilled time today tomorrow tonight total
    truly ultimate unbelievable unique urgent us very wait want watch way we welcome why wonderful world wow yes yet
    you your`.split(/\s+/),
])
