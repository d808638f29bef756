import type { Grammar } from './reading'
import { bare, isName, lowerLead, ownVoice, UNKNOWN_COMPANY } from './voice'
import { ABSTRACT_ENDINGS, ABSTRACT_NOUNS, AUXILIARIES, EVENT_TAILS, ROLES } from './words'

/** What a noun says that is a sentence in other words: “bakery opening”. */
export type Happening = { subject: string; predicate: string }

/** A topic without a verb: a thing, a field of work, a person in a role, or something that happens. */
export function readNoun(words: string[]): Grammar | Happening {
  const { owner, rest } = readOwner(words)
  const noun = lowerLead(withoutArticle(ownVoice(rest)).join(' '))
  const event = readEvent(rest)
  if (event) return { subject: owner ?? UNKNOWN_COMPANY, predicate: event }
  const appointment = readAppointment(noun)
  if (appointment) return { form: 'appointment', ...appointment, owner }
  return { form: isField(noun) ? 'field' : 'thing', noun, owner }
}

/** “kettle recall” says “recalls kettle” of the company; “product launch event” is a thing. */
function readEvent(words: string[]): string | undefined {
  const verb = EVENT_TAILS.get(bare(words.at(-1)))
  const before = withoutArticle(ownVoice(words.slice(0, -1)))
  const isShort = before.length > 0 && before.length <= LONGEST_EVENT
  return verb && isShort && !before.some((word) => AUXILIARIES.has(bare(word)))
    ? `${verb} ${lowerLead(before.join(' '))}`
    : undefined
}

const LONGEST_EVENT = 4

/** Whose it is: “our kettle”, “Acme’s kettle”, “a kettle by Acme”. */
function readOwner(words: string[]): { owner?: string; rest: string[] } {
  const [first = ''] = words
  if (words.length > 1 && /^(?:our|my)$/i.test(first)) return { owner: UNKNOWN_COMPANY, rest: words.slice(1) }
  const possessive = words.findIndex((word) => /’s$/.test(word))
  const names = words.slice(0, possessive + 1)
  if (possessive >= 0 && possessive < words.length - 1 && names.every(isName)) {
    return { owner: names.join(' ').replace(/’s$/, ''), rest: words.slice(possessive + 1) }
  }
  const by = words.lastIndexOf('by')
  const makers = words.slice(by + 1)
  if (by > 0 && makers.length > 0 && makers.every(isName)) return { owner: makers.join(' '), rest: words.slice(0, by) }
  return { rest: words }
}

/** “new CEO Maria from Google”: a role, then a name, then where the person comes from. */
function readAppointment(noun: string): { person: string; role: string } | undefined {
  if (!ROLES.test(noun)) return undefined
  const words = noun.split(' ')
  const isTitle = (word: string) =>
    /^(?:[A-Z]{2,5}|\p{Ll}.*|Chief|Officer|Head|Director|President|Vice|New)$/u.test(word)
  const start = words.findIndex((word) => !isTitle(word) && isName(word))
  const roleWords = start < 0 ? words : words.slice(0, start)
  if (roleWords.length === 0 || /^(?:from|of|at|in|for|to)$/.test(roleWords.at(-1) ?? '')) {
    return { person: '[name]', role: noun }
  }
  if (start < 0) return { person: '[name]', role: noun }
  let end = start
  while (end < words.length && isName(words[end] ?? '')) end++
  const person = words.slice(start, end).join(' ')
  const rest = words.slice(end).join(' ')
  if (rest === '') return { person, role: roleWords.join(' ') }
  if (rest.startsWith('from ')) return { person: `${person} ${rest}`, role: roleWords.join(' ') }
  return { person, role: `${roleWords.join(' ')} ${rest}` }
}

/** A field of work rather than a thing one can launch: by the last word before “of”, “in”, “for” and the like. */
function isField(noun: string): boolean {
  const head = noun.split(/ (?:of|in|on|for|at|from|with|to|and|by) /)[0] ?? noun
  const last = bare(head.split(' ').at(-1))
  return ABSTRACT_NOUNS.has(last) || ABSTRACT_ENDINGS.test(last)
}

function withoutArticle(words: string[]): string[] {
  const [first = '', second = ''] = words
  if (words.length < 2 || !/^(?:a|an|the)$/i.test(first)) return words
  // “The Economist” keeps its article.
  return isName(second) && first === 'The' ? words : words.slice(1)
}
