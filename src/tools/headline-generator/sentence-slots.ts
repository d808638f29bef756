import { objectOf, slotsOfObject } from './object-slots'
import { belonging, canOwn, ownedIn } from './owned'
import type { Reading } from './reading'
import { arePeople, isGathering, sortOf } from './sorts-of-things'
import { lowerLead, namesNothing } from './voice'

type Sentence = Extract<Reading, { form: 'sentence' }>

/** Fewer words than this are no sentence any more, once a place or a date is taken out. */
const SHORTEST_CLAUSE = 3

/** What a sentence has for the slots of patterns. */
export function slotsOfSentence(reading: Sentence): Record<string, string | undefined> {
  const { clause, subject, purpose, audience, benefit, finding, phrases, facts } = reading
  const owned = ownedIn(reading, true)
  const object = objectOf(subject, clause)
  const unaimed = audience && arePeople(audience) ? without(clause, `for ${audience}`) : undefined
  return {
    clause: lowerLead(clause),
    subject: namesNothing(subject) ? undefined : lowerLead(subject),
    name: canOwn(subject) ? subject : undefined,
    purpose,
    owned,
    ...(owned ? { [sortOf(owned)]: owned } : {}),
    made: ownedIn(reading, false),
    event: eventIn(reading, object),
    audience,
    // Those whom the topic names are not asked for, nor said twice.
    affected: unaimed ? audience : '[audience]',
    unaimed: unaimed ?? lowerLead(clause),
    benefit,
    finding,
    ...(object ? slotsOfObject(subject, object) : {}),
    aim: / to ([a-z]+ .+)$/.exec(clause)?.[1],
    partner: / with (\p{Lu}[\p{L}\d’&.-]*(?: (?:of |and |the )?\p{Lu}[\p{L}\d’&.-]*)*)/u.exec(clause)?.[1],
    unplaced: facts.place ? without(clause, phrases.place) : undefined,
    undated: facts.date ? without(clause, phrases.date) : undefined,
    date: phrases.date?.replace(/^(?:on|in|from|by) /, ''),
  }
}

const HOSTS = /^(?:\w+ )?(?:host|hold|organi[sz]|stag|run|plan)\w* /

/** What people come to, with its host: “City Museum’s night of open doors”. What has a name is known by it. */
function eventIn({ subject, clause, thing }: Sentence, object: string | undefined): string | undefined {
  if (!thing) return object && /^(?:the )?\p{Lu}/u.test(object) && isGathering(object) ? object : undefined
  if (HOSTS.test(clause.slice(subject.length + 1))) return belonging(subject, thing)
  return isGathering(thing) ? `the ${thing}` : undefined
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
