/** A letter says “you” to those it is sent to: “Dear neighbors, we know that neighbors want to know …” is no letter. */
import type { People } from './people'

const OF_THE_READERS =
  /^We know (that|how much) (?:people|owners|neighbors|customers) (?=(?:want|rely|depend|trust|love)\b)/

/** What is said about the people of the message, said to them. */
export function toReaders(text: string): string {
  if (!OF_THE_READERS.test(text))
    return text.replace(/^This concerns everyone near /, 'This concerns you if you are near ')
  return text
    .replace(OF_THE_READERS, 'We know $1 you ')
    .replace(/\btheir\b/g, 'your')
    .replace(/\b(?:they|them)\b/g, 'you')
}

const PERCEIVES = '(?:smell|hear|see|feel|taste|notice|report)'
const OF_OTHERS = /\b(?:they|them|their|theirs)\b/i

/** “Neighbors smell it”, in a letter to neighbors: “Some of you smell it”. */
export function factToReaders(sentence: string, { label }: People): string {
  const [who = ''] = label.split(' ')
  const starts = new RegExp(
    `^(?:Some |The |Our )?${who.replace(/^Neighbors$/, 'Neighbou?rs')} (?=${PERCEIVES}\\b)`,
    'i',
  )
  return OF_OTHERS.test(sentence) ? sentence : sentence.replace(starts, 'Some of you ')
}

/** Advice for the family of somebody who was harmed; where the readers are customers, it comes after what is for them. */
export const isForFamilies = (text: string) => /^Family and colleagues of /.test(text)

/** Whether a message goes to the families themselves. */
export const includesFamilies = ({ label }: People) => /famil|parents/i.test(label)
