import { type List, list } from '../kit/document/text-document'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { Statement } from './statement'
import { inThirdPerson } from './third-person'

const SPOKESPERSON = PLACEHOLDER.spokesperson

/** Words that only the organization itself can say. */
const FIRST_PERSON = /\b(?:we|us|our|ours|ourselves|i|my|me)\b/i

/**
 * A text that a desk can print as it is: reported in the third person, and in the first only between quotation marks
 * with a name to them.
 */
export function mediaBlocks(statement: Statement): readonly (string | List)[] {
  const { processForMedia, claim, condolence, nowForMedia, facts, lead, steps, empathy, commitment, notice } = statement
  const paragraphs: (string | List)[] = [
    ...report(lead),
    ...(condolence.length > 0 ? [quote(condolence)] : []),
    // The line for the media is a denial itself; what shows it follows.
    [...nowForMedia, ...claim.filter((sentence) => sentence.startsWith('['))].join(' '),
    ...(notice.length > 0 ? [list(notice, PHRASES.notice)] : []),
    ...(statement.recall.length > 0 ? [list(statement.recall)] : []),
    ...report(facts.filter((fact) => !lead.includes(fact))),
    ...report(statement.openFacts),
    statement.unknownForMedia,
    ...report(steps),
    processForMedia.join(' '),
    quote([...empathy, ...commitment]),
    PHRASES.nextUpdateForMedia,
    ...(notice.length > 0 ? [PHRASES.publicQuestions] : []),
    PHRASES.mediaContact,
  ]
  return [`For the media, ${PLACEHOLDER.now}. Everything below can be printed.`, ...namedOnce(paragraphs)]
}

/** Sentences in the third person; all of them quoted where the rules cannot turn one around. */
function report(sentences: readonly string[]): string[] {
  if (sentences.length === 0) return []
  const turned = sentences.map((sentence) => (FIRST_PERSON.test(sentence) ? inThirdPerson(sentence) : sentence))
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
