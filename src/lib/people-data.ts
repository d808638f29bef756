/** The people whom a page names, as schema.org knows them. */
import type { Person, Quotation } from 'schema-dts'
import type { NamedPerson } from '@/schema/entries'
import { portraitAddress } from './picture-address'
import { entityId, type Node, personNode } from './structured-data'

type People = Readonly<Record<string, NamedPerson>>

/** A node for each of them. */
export const peopleNodes = (people: People = {}): Node[] =>
  Object.values(people).map((person) => personNode({ ...person, portrait: portraitAddress(person) }))

type Testimonial = { quote: string; role?: string; name?: string; company?: string; person?: string }

/** What somebody with a name said of the work; nothing for a role alone, which programs could ascribe to nobody. */
export function testimonialNodes(path: string, testimonial: Testimonial | undefined, people: People = {}): Node[] {
  if (!testimonial) return []
  const { quote, role, name, company, person } = testimonial
  const known = peopleNodes(people).find((_, index) => Object.keys(people)[index] === person)
  const speaker = {
    '@type': 'Person',
    name: name ?? '',
    ...(role && { jobTitle: role }),
    ...(company && { worksFor: { '@type': 'Organization', name: company } }),
  } satisfies Person
  if (!known && name === undefined) return []
  const quotation = {
    '@type': 'Quotation',
    '@id': entityId(path, 'testimonial'),
    text: quote,
    creator: known ? { '@id': known['@id'] } : speaker,
  } satisfies Quotation
  return [quotation]
}
