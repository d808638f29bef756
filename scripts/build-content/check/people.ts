/** Who is meant where a page names somebody: one person or one role, and a way to reach who is there to be reached. */
import type { Diagnostic, Message } from '../../lib/diagnostics/diagnostic'
import type { Path } from '../../lib/schema/walk'
import type { Entry } from '../parse/entry'
import type { Known } from './fields'
import { atField } from './report'

type Named = { person?: string; role?: string; name?: string; company?: string; email?: string; telephone?: string }

export function checkPeople(entry: Entry, { person }: Pick<Known, 'person'>): Diagnostic[] {
  const { testimonial, founder, contacts } = entry.data as Partial<Record<string, Named | Named[]>>
  const at = (path: Path, message: Message | undefined) => (message ? [atField(entry, path, message)] : [])
  return [
    ...(isGroup(testimonial) ? at(['testimonial'], speakerMessage(testimonial)) : []),
    ...(isGroup(founder) ? at(['founder'], signerMessage(founder)) : []),
    ...(Array.isArray(contacts) ? contacts : []).flatMap((contact, index) =>
      at(['contacts', index], contactMessage(contact, person)),
    ),
  ]
}

const isGroup = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value)

function speakerMessage({ person, role, name, company }: Named): Message | undefined {
  if (person !== undefined && (name ?? company) !== undefined)
    return unclear('The testimonial has a person and a name in words.', 'Remove "person", or "name" and "company".')
  if ((person ?? role ?? name) !== undefined) return undefined
  return unclear('The testimonial does not say who said it.', 'Add "role", "name" or "person".')
}

const signerMessage = ({ person, role }: Named): Message | undefined =>
  (person ?? role) === undefined
    ? unclear('The letter does not say who signs it.', 'Add "role", or "person" with the id of a person.')
    : undefined

function contactMessage(contact: Named, dataOf: Known['person']): Message | undefined {
  const { person, role } = contact
  if ((person ?? role) === undefined)
    return unclear('The contact does not say who answers.', 'Add "role", or "person" with the id of a person.')
  const data = person === undefined ? {} : dataOf(person)
  // A person who does not exist is reported already.
  if (!data) return undefined
  const ways = [contact.email, contact.telephone, data.email, data.telephone]
  return ways.every((way) => way === undefined)
    ? unclear('The contact does not say how to reach who answers.', 'Add "email" or "telephone".')
    : undefined
}

const unclear = (text: string, hint: string): Message => ({ code: 'unclear-person', text, hint })
