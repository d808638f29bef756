import { type List, list } from '../kit/document/text-document'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { Statement } from './statement'
import { inThirdPerson } from './third-person'

const SPOKESPERSON = PLACEHOLDER.spokesperson

const HELPLINE = /\[helpline number\]/

/** Words that only the organization itself can say. */
const FIRST_PERSON = /\b(?:we|us|our|ours|ourselves|i|my|me)\b/i

/**
 * A text that a desk can print as it is: reported in the third person, and in the first only between quotation marks
 * with a name to them.
 */
export function mediaBlocks(statement: Statement): readonly (string | List)[] {
  const { processForMedia, claim, condolence, nowForMedia, facts, lead, steps, empathy, commitment, notice } = statement
  const { familyTold, affected } = statement
  const { isClaimLater } = statement
  // What the line for the media has said already is not said twice.
  const told = notice.filter((text) => !(HELPLINE.test(text) && nowForMedia.some((line) => HELPLINE.test(line))))
  const paragraphs: (string | List)[] = [
    ...report(attributed(lead)),
    ...statement.where,
    ...(condolence.length > 0 ? [quote(condolence)] : []),
    ...familyTold,
    // The line for the media is a denial itself; what shows it follows.
    [...nowForMedia, ...proofOf(statement), ...statement.whatWasClaimed].join(' '),
    ...(told.length > 0 ? [list(told, statement.isDenied ? PHRASES.noticeBesideDenial : PHRASES.notice)] : []),
    ...(isClaimLater ? claim.map((sentence) => inThirdPerson(sentence) ?? sentence) : []),
    ...(statement.recall.length > 0 ? [list(statement.recall)] : []),
    ...report(facts.filter((fact) => !lead.includes(fact))),
    ...report(affected.filter((text) => /Not affected:|^The decision /.test(text))),
    ...report(statement.openFacts),
    statement.unknownForMedia,
    ...report(steps),
    ...report(statement.authority),
    processForMedia.join(' '),
    quote([...empathy, ...commitment]),
    PHRASES.nextUpdateForMedia,
    ...(notice.length > 0 ? [PHRASES.publicQuestions] : []),
    PHRASES.mediaContact,
  ]
  return [`For the media, ${PLACEHOLDER.now}. Everything below can be printed.`, ...namedOnce(paragraphs)]
}

/** What shows that a claim is false; the line for the media has the denial itself. */
function proofOf({ claim, isClaimLater }: Statement): string[] {
  return isClaimLater ? [] : claim.filter((sentence) => sentence.startsWith('['))
}

/** A desk prints no fact without its source: “Hackers stole a database, [organization] says.” */
function attributed(sentences: readonly string[]): string[] {
  const text = sentences.join(' ')
  const [first = '', ...more] = sentences
  if (FIRST_PERSON.test(text) || SAYS.test(text) || text.includes('[') || !first.endsWith('.')) return [...sentences]
  return [`${first.slice(0, -1)}, ${PLACEHOLDER.organization} says.`, ...more]
}

const SAYS = /\b(?:says?|said)\b|[“"]/i

/** Sentences in the third person; all of them quoted where the rules cannot turn one around. */
function report(sentences: readonly string[]): string[] {
  if (sentences.length === 0) return []
  const turned = sentences.map(inThirdPerson)
  return [turned.includes(undefined) ? quote(sentences) : turned.join(' ')]
}

/** Sentences as a quotation of the spokesperson, with single marks inside, as American papers write it. */
function quote(sentences: readonly string[]): string {
  const said = sentences
    .join(' ')
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/"([^"]*)"/g, '‘$1’')
  const end = said.endsWith('.') ? `${said.slice(0, -1)},` : said
  return `“${end}” said ${SPOKESPERSON}.`
}

/** A paper names somebody with a title once, and by the last name from then on. */
function namedOnce(paragraphs: readonly (string | List)[]): (string | List)[] {
  const first = paragraphs.findIndex((paragraph) => typeof paragraph === 'string' && paragraph.includes(SPOKESPERSON))
  return paragraphs.map((paragraph, index) =>
    index > first && typeof paragraph === 'string'
      ? paragraph.replaceAll(SPOKESPERSON, PLACEHOLDER.spokespersonAgain)
      : paragraph,
  )
}
