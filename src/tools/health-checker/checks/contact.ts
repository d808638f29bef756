import { EMAIL, PHONE } from '../text/headings'
import { PERSON } from '../text/names'
import type { Release } from '../text/release'
import type { Fault } from '../types'

const NO_PERSON =
  /^(?:Media|Press|News|Public|Contact|Contacts|Head|Director|Manager|Communications|Relations|Office|Team|Enquiries|Inquiries|For|Tel|Phone|Email|E-mail|Mobile|Editors?|Notes|Information|Details|Further|More|Global|Corporate|Marketing)$/

/** A contact has a person, and an address or a number at which journalists reach that person. */
export function checkContact({ text, parts, organisation = '' }: Release): Fault[] {
  const lines = parts.filter(({ name }) => name === 'Contact')
  const [first] = lines
  if (!first) return [{ start: text.length, end: text.length, reason: 'No media contact was found.' }]
  const { start, end } = first
  const all = lines.map(({ start, end }) => text.slice(start, end))
  if (!all.some((line) => EMAIL.test(line) || PHONE.test(line))) {
    return [{ start, end, reason: 'The contact has neither an email address nor a telephone number.' }]
  }
  const hasPerson = all.some((line) =>
    Array.from(line.matchAll(PERSON)).some(
      ([name]) => !name.split(' ').some((word) => NO_PERSON.test(word)) && !isOrganisation(name, organisation),
    ),
  )
  return hasPerson ? [] : [{ start, end, reason: 'The contact names no person.' }]
}

function isOrganisation(name: string, organisation: string): boolean {
  return organisation.toLowerCase().includes(name.toLowerCase())
}
