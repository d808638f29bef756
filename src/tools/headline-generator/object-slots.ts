/** What is reached, won or recalled, for the slots of patterns. */
import { belonging } from './owned'
import { arePeople } from './sorts-of-things'
import { isName, namesNothing, UNKNOWN_COMPANY } from './voice'

const LONGEST_OBJECT = 5
const AWARD = /\b(?:award|prize|medal)$/i

/** With its article: all that follows the verb, if it is short and names something. */
export function objectOf(subject: string, clause: string): string | undefined {
  if (!subject) return undefined
  const [, object = ''] = /^(?:has |have |is |are |will )?\S+ (.+)$/.exec(clause.slice(subject.length + 1)) ?? []
  const short = object.split(/ (?:in|at|on|for|to|after|over|with|from|by|within|as|that|which|because|and) /)[0] ?? ''
  if (namesNothing(short)) return undefined
  // A headline may leave out an article that the words around it need: “wins Red Dot award”.
  if (/^[\d,]+(?:st|nd|rd|th)\b/.test(short) || (isName(short) && AWARD.test(short))) return `the ${short}`
  return short && short.split(' ').length <= LONGEST_OBJECT && !/[,;:](?!\d)/.test(short) ? short : undefined
}

export function slotsOfObject(subject: string, object: string): Record<string, string | undefined> {
  const counted = /^\d\S* (?!(?:million|billion|thousand)$)/.test(object) ? object : undefined
  const [, nth, ordered] = /^(?:the|its) (\d\S*(?:st|nd|rd|th)) (?!anniversary|birthday|year)(.+)$/.exec(object) ?? []
  return {
    object,
    // “Doubles revenue” names the change, and nothing that is reached.
    reached: /^(?:[$€£¥\d]|(?:one|half|an?|its|the)\b)/.test(object) ? object : undefined,
    counted,
    members: counted && arePeople(counted) ? belonging(subject, counted) : undefined,
    nth,
    ordered,
    jury:
      /^the /.test(object) && AWARD.test(object)
        ? `jury of ${object}`
        : subject === UNKNOWN_COMPANY
          ? undefined
          : 'jury',
    target: isName(object) && !/\d/.test(object) ? object : undefined,
  }
}
