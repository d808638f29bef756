/** Parts of a sentence that a headline can be turned around by: what it is about, for whom, and what they get. */
import { bare } from './voice'
import { DETERMINERS, STOP_WORDS, VERB_FORMS } from './words'

export type SentenceParts = {
  /** What is launched, opened or shown, without its article and without what follows: “app”. */
  thing?: string
  /** For whom it is, and what they can do with it: “freelancers”, “get paid the day they invoice”. */
  audience?: string
  benefit?: string
  /** What a study found, as a sentence of its own. */
  finding?: string
}

/** After these words comes what says more about the thing. */
const ENDS_A_THING = new Set(
  'that which who whose where for to in at on with from by as after before because when while under near into over across amid until through than via against during about worth'.split(
    ' ',
  ),
)
/** “Rolls out an app”: the word belongs to the verb. */
const PARTICLES = new Set('out up off down back away'.split(' '))

const LONGEST_THING = 5
const LONGEST_AUDIENCE = 3

/** The parts that a sentence says, from the words behind its subject. */
export function readParts(predicate: string): SentenceParts {
  const [verb = '', ...rest] = predicate.split(' ')
  // “is opening an office”, “has won the award”: the second word is the verb.
  const isSecond = !VERB_FORMS.has(verb) && VERB_FORMS.has(bare(rest[0]))
  const words = isSecond ? rest.slice(1) : rest
  const thing = readThing(PARTICLES.has(bare(words[0])) ? words.slice(1) : words)
  const help = readHelp(predicate)
  const audience = help?.audience ?? readAudience(predicate)
  const finding = readFinding(predicate)
  return {
    ...(thing ? { thing } : {}),
    ...(audience ? { audience } : {}),
    ...(help ? { benefit: help.benefit } : {}),
    ...(finding ? { finding } : {}),
  }
}

function readThing(words: readonly string[]): string | undefined {
  const start = DETERMINERS.has(bare(words[0])) ? 1 : 0
  const thing: string[] = []
  for (const word of words.slice(start)) {
    if (ENDS_A_THING.has(bare(word)) || (thing.length > 0 && VERB_FORMS.get(word)?.form === 'past')) break
    thing.push(word.replace(/[,;:]$/, ''))
    if (/[,;:]$/.test(word)) break
  }
  const text = thing.join(' ')
  if (thing.every((word) => STOP_WORDS.has(bare(word)) || VERB_FORMS.get(bare(word))?.form === 'third'))
    return undefined
  // A sum, a number or a name is no thing of the company’s own: “Acme’s $5M”, “Acme’s Globex”.
  if (thing.length === 0 || thing.length > LONGEST_THING || !/^[\p{Ll}“]/u.test(text)) return undefined
  if (/^(?:it|them|him|her|this|that|more|less|not|and|or|is|are|was|be)\b|[“”()[\]{}]|ly$|\band$/i.test(text))
    return undefined
  return text
}

/** “that lets freelancers get paid”, “which helps nurses to plan shifts”. */
function readHelp(predicate: string): { audience: string; benefit: string } | undefined {
  const [, after] = /\b(?:that|which|to) (?:lets?|helps?|allows?|enables?) (.+)$/.exec(predicate) ?? []
  const words = after?.split(' ') ?? []
  const verb = words.findIndex(
    (word, index) => index > 0 && (word === 'to' || VERB_FORMS.get(word)?.form === 'base' || MORE_VERBS.has(word)),
  )
  if (verb < 1 || verb > LONGEST_AUDIENCE) return undefined
  const benefit = words.slice(words[verb] === 'to' ? verb + 1 : verb).join(' ')
  return benefit ? { audience: words.slice(0, verb).join(' '), benefit } : undefined
}

/** What people do with things, beside the verbs of the news. */
const MORE_VERBS = new Set(
  'buy book learn manage read eat sleep share order borrow repair cook track check compare understand stay talk try save see do be have live walk charge rent park recycle store watch listen hear practice travel invoice send translate'.split(
    ' ',
  ),
)

/** “for nurses”, “for people with asthma”: people, not prices or days. */
function readAudience(predicate: string): string | undefined {
  const [, audience] =
    /\bfor ((?:[a-z][a-z-]* ){0,2}(?:[a-z][a-z-]*s|children|people|men|women))(?= (?:in|at|on|to|who|with|under|over)\b|$)/.exec(
      predicate,
    ) ?? []
  return audience &&
    !/(?:days|weeks|months|years|hours|minutes|sales|costs|results|news|times|works|reasons)$/.test(audience)
    ? audience
    : undefined
}

/** “finds 60% of nurses skip lunch”: what comes after the verb is news of its own. */
function readFinding(predicate: string): string | undefined {
  const [, finding] =
    /^(?:finds?|shows?|says?|reveals?|reports?|warns?) (?:that )?((?:\d|one |two |half |most |nearly |almost |more |fewer |\p{Lu}).+)$/u.exec(
      predicate,
    ) ?? []
  return finding && finding.split(' ').length >= 3 ? finding : undefined
}
