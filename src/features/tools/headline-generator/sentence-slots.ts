import type { Reading } from './reading'
import { isName, lowerLead, UNKNOWN_COMPANY } from './voice'
import { STOP_WORDS } from './words'

type Sentence = Extract<Reading, { form: 'sentence' }>

/** Fewer words than this are no sentence any more, once a place or a date is taken out. */
const SHORTEST_CLAUSE = 3
const LONGEST_OWNER = 4
const LONGEST_OBJECT = 5

/** What a sentence has for the slots of patterns. */
export function slotsOfSentence(reading: Sentence): Record<string, string | undefined> {
  const { clause, subject, purpose, thing, audience, benefit, finding, phrases, facts } = reading
  const object = subject ? objectOf(clause.slice(subject.length + 1)) : undefined
  return {
    clause: lowerLead(clause),
    subject: subject.split(' ').every((word) => STOP_WORDS.has(word.toLowerCase())) ? undefined : lowerLead(subject),
    name: canOwn(subject) ? subject : undefined,
    purpose,
    thing,
    owned: ownedIn(reading, true),
    made: ownedIn(reading, false),
    recalled: object && /^\d/.test(object) ? `the ${object.replace(/^(\S+) /, '$1 recalled ')}` : undefined,
    audience,
    benefit,
    finding,
    object,
    target: object && isName(object) && !/\d/.test(object) ? object : undefined,
    aim: / to ([a-z]+ .+)$/.exec(clause)?.[1],
    partner: / with (\p{Lu}[\p{L}\d’&.-]*(?: (?:of |and |the )?\p{Lu}[\p{L}\d’&.-]*)*)/u.exec(clause)?.[1],
    unplaced: facts.place ? without(clause, phrases.place) : undefined,
    undated: facts.date ? without(clause, phrases.date) : undefined,
    date: phrases.date?.replace(/^(?:on|in|from|by) /, ''),
  }
}

/** The thing with its owner and, where the topic says “clinic for children”, with those whom it is for. */
function ownedIn({ subject, thing, audience, clause }: Sentence, isWhole: boolean): string | undefined {
  // “[Company]’s helmet is now for sale” is about the helmet itself.
  if (subject.startsWith(`${UNKNOWN_COMPANY}’s `)) return subject
  if (!thing || !canOwn(subject)) return undefined
  const people = isWhole && audience && clause.includes(`${thing} for ${audience}`) ? ` for ${audience}` : ''
  return owned(subject, thing) + people
}

/** “Finlo’s app”; “the second Rosie’s Bakery shop”, because a name with a possessive takes no other. */
function owned(subject: string, thing: string): string {
  if (!subject.includes('’s ')) return `${subject}’s ${thing}`
  const [, ordinal = '', rest = thing] = /^((?:first|second|third|fourth|fifth|new|next) )(.+)$/.exec(thing) ?? []
  return `the ${ordinal}${subject} ${rest}`
}

/** A name can own a thing; “its new kettle” cannot. */
function canOwn(subject: string): boolean {
  const words = subject.split(' ')
  if (subject === '') return false
  return (
    words.length <= LONGEST_OWNER &&
    words.every((word) => isName(word) || /^(?:and|of|the|&)$/i.test(word)) &&
    !/s’$/.test(subject)
  )
}

/** What is reached, won or bought, with its article: all that follows the verb, if it is short and names something. */
function objectOf(predicate: string): string | undefined {
  const [, object = ''] = /^(?:has |have |is |are |will )?\S+ (.+)$/.exec(predicate) ?? []
  const short = object.split(/ (?:in|at|on|for|to|after|over|with|from|by|within|as|that|which|because|and) /)[0] ?? ''
  if (short.split(' ').every((word) => STOP_WORDS.has(word.toLowerCase()))) return undefined
  if (/^[\d,]+(?:st|nd|rd|th)\b/.test(short)) return `the ${short}`
  return short && short.split(' ').length <= LONGEST_OBJECT && !/[,;:](?!\d)/.test(short) ? short : undefined
}

/** The sentence without where or when, if it is still one. */
function without(clause: string, phrase: string | undefined): string | undefined {
  if (!phrase || clause.split(phrase).length !== 2) return undefined
  const rest = clause
    .replace(phrase, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;])/g, '$1')
    .replace(/[\s,;]+$/, '')
    .trim()
  return rest.split(' ').length >= SHORTEST_CLAUSE ? lowerLead(rest) : undefined
}
