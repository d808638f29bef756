/**
 * What the rules know of English. House lists, made for press topics: they hold words, never judgements about a topic.
 */

const list = (words: string) => words.trim().split(/\s+/)
/** Words and what belongs to each: `build:built`. */
const pairs = (words: string) => list(words).map((pair) => pair.split(':') as [string, string])

/** News verbs in their base form. */
const PLAIN_VERBS = list(`
  announce introduce unveil publish develop build create expand acquire buy appoint promote join receive earn
  secure complete finish exceed surpass triple grow lower save enable bring add become relocate collaborate merge
  invest donate give begin organize celebrate find discover warn say predict expect withdraw apologize respond
  resume write speak think know spend send catch tell see restore improve rename sell protect deliver teach
  educate leave resign retire succeed elect select choose recognize lay take provide produce manufacture extend
  renew integrate adopt deploy implement propose commit settle sue defend remove suspend cancel postpone keep
  attract unite solve prevent automate simplify accelerate tackle`)

/** Verbs whose forms are nouns as well, so that their neighbours have to decide: “Acme plans”, “pricing plans”. */
const NOUN_VERBS = list(`
  launch release open name close hit pass double increase cut move partner team fund back support start plan aim
  seek need host hold sponsor mark report show forecast study test measure recall fix upgrade update replace
  redesign rebrand list file sign license patent power connect link ship supply recruit train lead drive step pick
  award honor rank score set break beat make get go come run work use serve design roll call urge demand pledge
  vow ban stop end lose face appeal delay turn put meet cover clear land enter debut premiere return visit rise
  fall pay fight detect track monitor speed win hire offer reveal reach help raise present reduce`)

const IRREGULAR_PAST = new Map(
  pairs(`
  build:built buy:bought grow:grew bring:brought become:became give:gave begin:began find:found say:said
  withdraw:withdrew sell:sold teach:taught leave:left lay:laid choose:chose take:took keep:kept win:won
  write:wrote speak:spoke think:thought know:knew spend:spent send:sent catch:caught tell:told see:saw rise:rose
  fall:fell pay:paid seek:sought hold:held show:showed lead:led drive:drove break:broke make:made get:got go:went
  come:came run:ran lose:lost meet:met fight:fought`),
)
/** The same in the past as in the present, so that the form alone says nothing. */
const UNCHANGED_PAST = new Set(list('hit cut set put beat'))
const DOUBLED = new Set(list('plan ship ban stop begin win get run set put cut hit commit'))

/** The verb as “she” needs it: launches, carries, goes. */
export function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

function pastOf(base: string): string | undefined {
  if (UNCHANGED_PAST.has(base)) return undefined
  const irregular = IRREGULAR_PAST.get(base)
  if (irregular) return irregular
  if (/e$/.test(base)) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

function gerundOf(base: string): string {
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

export type VerbForm = { base: string; form: 'base' | 'third' | 'past' | 'gerund'; isNounToo: boolean }

/** Every form of every verb, by its spelling. */
export const VERB_FORMS: ReadonlyMap<string, VerbForm> = new Map(
  [...new Set([...PLAIN_VERBS, ...NOUN_VERBS])].flatMap((base) => {
    const isNounToo = NOUN_VERBS.includes(base)
    const past = pastOf(base)
    return [
      [gerundOf(base), { base, form: 'gerund', isNounToo }],
      ...(past ? [[past, { base, form: 'past', isNounToo }]] : []),
      [thirdPerson(base), { base, form: 'third', isNounToo }],
      [base, { base, form: 'base', isNounToo }],
    ] as [string, VerbForm][]
  }),
)

/** Verbs that make a sentence whatever follows them. */
export const AUXILIARIES = new Set(
  list('is are was were has have had will can could may might must should would does do did'),
)

/** Nouns for things that happen, and the verb that says the same: “launch of a kettle”, “Acme launches a kettle”. */
export const EVENT_NOUNS = new Map([
  ...pairs(`
  launch:launches hire:hires start:starts completion:completes development:develops release:releases
  introduction:introduces opening:opens acquisition:acquires appointment:appoints recall:recalls
  sale:sells`).map(([noun, verb]): [string, string] => [`${noun} of`, verb]),
  ['expansion to', 'expands to'],
  ['expansion into', 'expands into'],
  ['partnership with', 'partners with'],
  ['collaboration with', 'collaborates with'],
  ['merger with', 'merges with'],
])

/** The same as the last word of a noun: “bakery opening”, “kettle recall”. */
export const EVENT_TAILS = new Map(
  pairs(`
  opening:opens launch:launches release:releases recall:recalls closure:closes closing:closes relaunch:relaunches
  reopening:reopens`),
)

/** Words that carry no topic of their own. */
export const STOP_WORDS = new Set(
  list(`
  a an the this that these those and or but nor so yet of in on at by for from to into onto over under with without
  about as than then after before during between among across through via per our my your their his her its we i you
  they it us me them he she who whom which whose what when where why how is are was were be been being has have had
  will can could may might must should would does do did not no just now also very more most all any each we're we've
  we'll i'm i've i'll ours`),
)

/** What can stand before a noun, and so shows that the word before it was a verb. */
export const DETERMINERS = new Set(list('a an the this that these our my its their his her new first all every both'))

/** People and bodies that act, in headlines without an article: “startup raises”, “researchers find”. */
export const AGENTS = new Set(
  list(`company startup start-up agency firm brand team business nonprofit studio group charity university lab
  platform app service board council city ceo founder co-founder study survey report data research`),
)
/** “Our …”, said of the sender as a whole. */
export const OWN_BODIES = new Set(
  list('company startup start-up agency firm brand business nonprofit studio group charity organization'),
)
export const PLURAL_AGENTS = new Set(
  list(`companies startups firms brands teams researchers scientists students founders customers people engineers
  nurses doctors employees users teachers farmers developers investors parents readers patients learners subscribers
  listeners viewers players drivers followers members clients guests visitors children families women men freelancers
  schools clinics hospitals towns cities`),
)

/** Ordinary words that often open a topic with a capital; a name never loses its own. */
export const COMMON_LEADS = new Set(
  list(`a an the this these our my your its new first solar electric digital mobile smart green local national
  global annual quarterly monthly weekly customer customers client company startup team product products app platform
  software hardware online free open remote hybrid climate energy water food health healthcare mental financial
  social public private small large big young old women men children students people researchers scientists study
  survey report data research launch release series seed funding partnership collaboration event conference
  webinar workshop award office store expansion opening sustainable renewable recycled wireless portable
  affordable simple safe fast better best more how why what when where two three four five six seven eight nine ten
  kettle coffee`),
)

/** Titles that make news when somebody takes them. */
export const ROLES =
  /\b(?:ceo|cto|cfo|coo|cmo|cpo|cio|chro|president|chair(?:man|woman|person)?|director|head of|vice president|vp|managing partner|editor|chief [a-z]+(?: [a-z]+)? officer|chief of staff|spokesperson|general manager)\b/i

/** A topic that nobody can launch: a field, a debate, an aim. */
export const ABSTRACT_ENDINGS = /(?:tion|sion|ism|ity|ness|ship|ance|ence|cy|logy|ics|hood|ing)$/i
/** Endings of common nouns alone, so that a capital before them only marks the start. */
export const NEVER_A_NAME = /(?:tion|sion|ism|ity|ness|ship|logy|ics)$/
export const ABSTRACT_NOUNS = new Set(
  list(`work change health healthcare policy economy strategy growth culture education safety trust energy
  mobility diversity inclusion climate trade law justice poverty hunger housing debt tax taxes ai burnout pay wages
  weather future success management leadership finance fraud waste water food art music sport sports science news`),
)

/** Points after these words end no sentence. */
export const ABBREVIATIONS = /\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Mrs|Ms|Prof|St|vs|No|Sr|Jr|U\.S|U\.K|e\.g|i\.e|approx)\.$/i

/** Cision, 2024: among the words that make journalists delete a release; and house additions of the same sort. */
export const HYPE_WORDS =
  /\b(?:breaking|urgent|exclusive|revolutionary|groundbreaking|ground-breaking|game-chang\w+|cutting-edge|best-in-class|world-class|world-leading|next-generation|innovative|unique|disruptive|state-of-the-art|amazing|incredible|unparalleled|leading)\b/gi

/** Forms that no rule makes: “we are” is “the company is”. */
export const IRREGULAR_THIRD = new Map(pairs('are:is am:is were:was have:has do:does'))

/** The writer’s own voice, and what a newsroom writes instead. */
export const OWN_VOICE = new Map(
  Object.entries({ our: 'its', my: 'its', ours: 'its own', us: 'the company', me: 'the company', we: 'it', i: 'it' }),
)
