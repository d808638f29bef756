/** Whose a thing is, in words that a headline can hold. */
import type { Reading } from './reading'
import { isName, namesNothing, UNKNOWN_COMPANY } from './voice'

type Sentence = Extract<Reading, { form: 'sentence' }>

const LONGEST_OWNER = 4

/** The thing with its owner and, where the topic says “clinic for children”, with those whom it is for. */
export function ownedIn({ subject, thing, audience, clause }: Sentence, isWhole: boolean): string | undefined {
  if (subject.startsWith('[Name of ')) return subject
  // “[Company]’s helmet is now for sale” is about the helmet itself.
  if (subject.startsWith(`${UNKNOWN_COMPANY}’s `)) return namesNothing(subject) ? undefined : subject
  if (!thing || !canOwn(subject)) return undefined
  const people = isWhole && audience && clause.includes(`${thing} for ${audience}`) ? ` for ${audience}` : ''
  return owned(subject, thing) + people
}

/** The same for whoever has it: “the book festival of [Company]’s library”. */
export function belonging(subject: string, thing: string): string {
  return canOwn(subject) ? owned(subject, thing) : `the ${thing} ${/ of /.test(thing) ? 'by' : 'of'} ${subject}`
}

/** “Finlo’s app”; “the second Rosie’s Bakery shop”, because a name with a possessive takes no other. */
function owned(subject: string, thing: string): string {
  if (!subject.includes('’s ')) return `${subject}’s ${thing}`
  const [, ordinal = '', rest = thing] =
    /^((?:first|second|third|fourth|fifth|new|next|\d\S*(?: (?:million|thousand))?) )(.+)$/.exec(thing) ?? []
  return `the ${ordinal}${subject} ${rest}`
}

/** A name can own a thing; “its new kettle” cannot. */
export function canOwn(subject: string): boolean {
  const words = subject.split(' ')
  if (subject === '') return false
  return (
    words.length <= LONGEST_OWNER &&
    words.every((word) => isName(word) || /^(?:and|of|the|&)$/i.test(word)) &&
    !/s’$/.test(subject)
  )
}
