/**
 * The visitor’s sentences as a report has them: “We have stopped sales” becomes “[organization] has stopped sales”. In
 * quotation marks a spokesperson would say every word of them, also “Neighbors smell it”.
 */
import { PLACEHOLDER } from './phrases'

/** Verbs whose form with “it” is not the one with “we”. */
const AUXILIARIES = new Map(Object.entries({ have: 'has', are: 'is', were: 'was', do: 'does', don: 'does' }))
/** These have the same form with “we” and with “it”. */
const SAME =
  /^(?:had|will|must|can|cannot|could|would|did|may|might|should|\w+ed|found|said|told|took|put|began|knew|lost|made|sent|got|heard|saw|went|shut)$/
const PRESENT = new Set('recall close stop ask work check expect need want know'.split(' '))

/** Words of the first person that no rule turns around. */
const LEFT = /\b(?:we|us|our|ours|ourselves|i|my|me)\b/i

/** The sentence without “we” and “our”; nothing where the rules cannot turn it around. */
export function inThirdPerson(sentence: string): string | undefined {
  const NAME = PLACEHOLDER.organization
  // “We recall and ask”: the second verb would need its ending, too.
  if (/\bwe (?:recall|close|stop|ask|work|check|expect|need|want|know)\b.* and (?!\d)/i.test(sentence)) return undefined
  const withVerbs = sentence
    .replace(/\bwe don[’']?t\b/gi, `${NAME} does not`)
    .replace(/\bwe[’']re\b/gi, `${NAME} is`)
    .replace(/\bwe[’']ve\b/gi, `${NAME} has`)
    .replace(
      /\bwe ((?:now|immediately|also|already|voluntarily) )?(\w+)/gi,
      (all, adverb: string | undefined, verb: string) => {
        const form = thirdForm(verb.toLowerCase())
        return form ? `${NAME} ${adverb ?? ''}${form}` : all
      },
    )
    // “The police are here” is said at the place; a text for the media has no place.
    .replace(/\b((?:is|are|was|were) )here\b/gi, '$1there')
    .replace(/\b(an?|one|two|three) ([\w-]+) of ours\b/gi, `$1 $2 of ${NAME}`)
  let isNamed = false
  const turned = withVerbs.replace(/\[organization\]|\bour\b/gi, (word) => {
    const isOur = !word.startsWith('[')
    const words = isOur ? (isNamed ? 'its' : `${NAME}’s`) : NAME
    isNamed = true
    return words
  })
  return LEFT.test(turned) ? undefined : turned
}

function thirdForm(verb: string): string | undefined {
  if (AUXILIARIES.has(verb)) return AUXILIARIES.get(verb)
  if (SAME.test(verb)) return verb
  return PRESENT.has(verb) ? `${verb}s` : undefined
}
