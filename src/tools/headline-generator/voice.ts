/** Words of a topic in the voice of a newsroom: in the third person, and small where a capital only marked the start. */
import {
  AUXILIARIES,
  COMMON_LEADS,
  IRREGULAR_THIRD,
  NEVER_A_NAME,
  OWN_BODIES,
  OWN_VOICE,
  STOP_WORDS,
  thirdPerson,
  VERB_FORMS,
} from './words'

/** Stands for the sender wherever the topic does not name one. */
export const UNKNOWN_COMPANY = '[Company]'

/** A first word in small letters where a capital only marked the start; a name keeps its own. */
export function lowerLead(text: string): string {
  const [first = ''] = text.split(' ', 1)
  const isOrdinary =
    /^\p{Lu}\p{Ll}+$/u.test(first) && (COMMON_LEADS.has(first.toLowerCase()) || NEVER_A_NAME.test(first))
  const isArticle = /^(?:A|An|The)$/.test(first)
  // “City Museum” is a name; “City opens museum” is not.
  const [, second = ''] = text.split(' ', 2)
  if (!isArticle && /^\p{Lu}\p{Ll}/u.test(second)) return text
  return isOrdinary || isArticle ? first.toLowerCase() + text.slice(first.length) : text
}

export const bare = (word = '') => word.toLowerCase().replace(/^[“([]+|[”)\],;:]+$/g, '')
export const isName = (word: string) => /^[“(]?(?:\p{Lu}|\d+\p{Lu}|\p{Ll}\p{Lu}|\[)/u.test(word)

/** Whether no word names anything, as in “it” and “[Company]’s it”. */
export const namesNothing = (text: string) =>
  text.split(' ').every((word) => word === `${UNKNOWN_COMPANY}’s` || STOP_WORDS.has(word.toLowerCase()))

export function inThird(verb: string): string {
  // “We 3D print homes”, “we $5M”
  if (!/^\p{L}/u.test(verb)) return verb
  const small = verb.toLowerCase()
  const irregular = IRREGULAR_THIRD.get(small)
  if (irregular) return irregular
  if (AUXILIARIES.has(small)) return small
  const form = VERB_FORMS.get(small)
  if (form) return thirdPerson(form.base)
  return /(?:ed|s)$/.test(small) ? small : thirdPerson(small)
}

/** “how we cut waste” asks how the company does. */
export function inThirdPerson(words: string[]): string[] {
  const we = words.findIndex((word) => /^(?:we|I)$/i.test(word))
  if (we < 0) return ownVoice(words)
  const [verb = '', ...rest] = words.slice(we + 1)
  return [...words.slice(0, we), UNKNOWN_COMPANY, ...(verb ? [inThird(verb)] : []), ...ownVoice(rest)]
}

/** The writer’s own “our” and “us”, as a newsroom writes them. */
export function ownVoice(words: string[]): string[] {
  return words.map((word) => OWN_VOICE.get(word.toLowerCase()) ?? word)
}

/** “Our startup” is the company; “our kettle” is the company’s. */
export function withoutOwnVoice(subject: string[]): string {
  const [first = '', second = ''] = subject
  if (subject.length < 2 || !/^(?:our|my)$/i.test(first)) return lowerLead(ownVoice(subject).join(' '))
  if (subject.length === 2 && OWN_BODIES.has(bare(second))) return UNKNOWN_COMPANY
  return `${UNKNOWN_COMPANY}’s ${lowerLead(ownVoice(subject.slice(1)).join(' '))}`
}
