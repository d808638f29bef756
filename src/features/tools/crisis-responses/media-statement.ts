import type { List } from '../kit/document/text-document'
import { PHRASES, PLACEHOLDER } from './phrases'
import type { Statement } from './statement'

const SPOKESPERSON = PLACEHOLDER.spokesperson

/** Words that only the organization itself can say. */
const FIRST_PERSON = /\b(?:we|us|our|ours|ourselves|i|my|me)\b/i

/**
 * A text that a desk can print as it is: reported in the third person, and in the first only between quotation marks
 * with a name to them.
 */
export function mediaBlocks(statement: Statement): readonly (string | List)[] {
  const { processForMedia, unknown, claim, condolence, nowForMedia, facts, steps, empathy, commitment } = statement
  const paragraphs = [
    ...(condolence.length > 0 ? [quote(condolence)] : []),
    // The line for the media is a denial itself; what shows it follows.
    [...nowForMedia, ...claim.filter((sentence) => sentence !== PHRASES.denial)].join(' '),
    ...report(facts),
    ...report(statement.openFacts),
    PHRASES.unknownForMedia(unknown),
    ...report(steps.map(inThirdPerson)),
    processForMedia.join(' '),
    quote([...empathy, ...commitment]),
    PHRASES.nextUpdateForMedia,
    PHRASES.mediaContact,
  ]
  return [`For the media, ${PLACEHOLDER.now}. Everything below can be printed.`, ...namedOnce(paragraphs)]
}

/** A step that is still a placeholder needs no quotation marks. */
const inThirdPerson = (step: string) => step.replace(/^We have \[/, `${PLACEHOLDER.organization} has [`)

/** Sentences as they are where they speak of others; all of them quoted where one says “we”. */
function report(sentences: readonly string[]): string[] {
  if (sentences.length === 0) return []
  return [sentences.some((sentence) => FIRST_PERSON.test(sentence)) ? quote(sentences) : sentences.join(' ')]
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
function namedOnce(paragraphs: readonly string[]): string[] {
  const first = paragraphs.findIndex((paragraph) => paragraph.includes(SPOKESPERSON))
  return paragraphs.map((paragraph, index) =>
    index > first ? paragraph.replaceAll(SPOKESPERSON, PLACEHOLDER.spokespersonAgain) : paragraph,
  )
}
