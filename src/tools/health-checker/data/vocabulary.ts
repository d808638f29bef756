/** Word lists of the rules: everyday English, our own. */

const list = (words: string) => words.trim().split(/\s+/)

export const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
export const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'

/** Day and month in either order, a year where there is one; or a date in figures. */
export const DATE = `(?:${MONTH} ?\\d{1,2}(?:st|nd|rd|th)?\\b(?:,? ?\\d{4}\\b)?|\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? ?\\d{4}\\b)?|\\b\\d{4}-\\d\\d-\\d\\d\\b|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b)`

/** A full stop after these never ends a sentence. */
export const ABBREVIATIONS = new Set(
  list(`jan feb mar apr jun jul aug sept sep oct nov dec dr mr mrs ms prof rev hon gen col sgt capt lt st mt ft no nos
    vol pp fig vs cf eg ie approx est dept univ calif mass mich minn penn wash conn fla ill ind kan ky md mo mont neb
    nev okla ore tenn tex vt wis wyo ariz ark colo del ala ave blvd rd`),
)
/** After these, and after letters with stops such as "U.S.", a sentence ends only where a new one plainly begins. */
export const MAYBE_FINAL = new Set(list('inc corp ltd co bros plc llc sa am pm etc jr sr'))
/** Words that, with a capital, plainly begin a sentence. */
export const SENTENCE_STARTERS = new Set(
  list(`the a an it its this that these those they their he she his her we our you your i in on at for from with by as
    but and so if when while after before since until because although there here both all each some many most more
    about according to during under over between through one two three`),
)

/** Little words without which hardly an English sentence is written, without those that other languages share. */
export const FUNCTION_WORDS = new Set(
  list(`the of and to is are were be been has have had that this these those with for from by at it its their they
    which who will would can could should not but or about into than then there when where after before more also
    said says you your our we he she his her if all as`),
)

/** Words that carry no subject, beside the function words. */
export const STOP_WORDS = new Set([
  ...FUNCTION_WORDS,
  ...list(`a an in on was so no up out over under through during between across per via today tomorrow yesterday
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december new first second third next last year years month months week weeks day days
    million billion thousand hundred percent cent one two three four five six seven eight nine ten other some each
    every both such only just very much many most first them him what how why while because since until against
    within without around near off being do does did done make makes made may might must`),
])

/** Verbs that say that something has happened, in the forms in which releases use them. */
export const NEWS_VERBS = new Set(
  list(`announces announced announce launches launched launch opens opened open unveils unveiled unveil introduces
    introduced introduce releases released release publishes published publish appoints appointed appoint names named
    hires hired acquires acquired acquire buys bought buy sells sold sell merges merged merge raises raised raise
    secures secured secure closes closed close wins won win signs signed sign partners partnered joins joined join
    expands expanded expand starts started start begins began begin completes completed complete reports reported
    finds found find reveals revealed reveal shows showed cuts cut adds added add recalls recalled recall donates
    donated donate invests invested invest builds built build creates created create moves moved move hosts hosted
    host holds held hold receives received receive elects elected promotes promoted approves approved approve delivers
    delivered deliver ships shipped ship extends extended extend doubles doubled replaces replaced replace agrees
    agreed ends ended end stops stopped stop reduces reduced reduce saves saved save becomes became become returns
    returned offers offered offer brings brought bring awards awarded award grants granted grant plants planted tests
    tested test installs installed install halves halved half lowers lowered tops topped reaches reached`),
)

export const SAY_VERBS =
  '(?:said|says|say|adds|added|explains|explained|comments|commented|notes|noted|states|stated|told|tells|continued|continues|according to)'

/** Ends "to …" as a purpose. */
const PURPOSE =
  'help|cut|reduce|lower|meet|give|make|let|allow|bring|protect|speed|support|replace|end|stop|keep|save|improve|serve|reach|provide|avoid|prevent|fund|pay|finance|expand|grow|raise|train|teach|show|find|cover|connect|create|build|ease|shorten|house|feed|fight|tackle|track|answer|fill|free|attract|win|offer|open|double|halve|finish|develop|store|power|supply|repair|recover|recycle|treat|measure|test|hire|start|launch|move|work|become'
export const REASON = `\\b(?:because|so that|in order to|after|follow(?:s|ed|ing)|in response to|as part of|amid|due to|as demand|thanks to|aim(?:s|ed)? to|designed to|(?:which|that) (?:will )?(?:let|cut|help|allow|mean|save|give|make|enable|reduce|replace)s?|letting|allowing|cutting|enabling|helping|replacing|saving|giving|(?:not )?to (?:${PURPOSE}))\\b`

export const TIME = `\\b(?:today|yesterday|tomorrow|tonight|(?:this|next|last) (?:week|month|year|morning|spring|summer|autumn|fall|winter|quarter)|${WEEKDAY}|(?:in|by|from|until|since|during|early|late) (?:early |late |mid-)?(?:${MONTH} )?(?:19|20)\\d\\d|(?:in|by|from|until|since|early|late|mid) (?:January|February|March|April|May|June|July|August|September|October|November|December))\\b`

export const PLACE_PREPOSITION = '(?:in|at|across|near|throughout|outside|around|off|between|to|from|into)'

/** Participles of irregular verbs; regular ones end in -ed. */
export const IRREGULAR_PARTICIPLES = new Set(
  list(`made built held given taken seen shown written known chosen driven sold bought brought taught caught led paid
    kept found done drawn grown thrown worn torn sworn born broken spoken stolen frozen woken beaten eaten fallen
    hidden ridden forgotten forgiven bitten sent spent lent bent meant felt left lost told won struck stuck hung dug
    fed shot sung begun run put cut shut hurt read understood withdrawn undertaken overseen rebuilt resold`),
)
/** Words in -ed that describe instead of telling what was done. */
export const ED_ADJECTIVES = new Set(
  list(`excited pleased thrilled delighted honored honoured interested committed dedicated concerned based headquartered
    located limited related married tired qualified experienced advanced detailed skilled talented unprecedented
    convinced determined surprised satisfied worried need indeed speed feed seed breed hundred sacred naked red bed
    supposed used`),
)

/** Words of a headline that cry and say nothing. */
export const CRIES = new Set('news here finally huge amazing great big now just'.split(' '))
