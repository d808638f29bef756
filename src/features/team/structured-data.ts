import { portraitAddress } from '@/content/picture-address'
import { shareImageOf } from '@/lib/share-image'
import { type PageData, personNode } from '@/metadata/structured-data'
import type { PersonEntry } from '@/schema/entries'

/** The team page as schema.org knows it: the people of the agency. */
export function teamData(people: readonly PersonEntry[]): PageData {
  const nodes = people.map((person) =>
    personNode({ ...person, portrait: portraitAddress(person), path: `/team#${person.id}` }),
  )
  const employees = nodes.filter((_, index) => people[index]?.company === undefined)
  return {
    type: 'AboutPage',
    image: shareImageOf('/team'),
    others: nodes,
    ofAgency: { employee: employees.map((node) => ({ '@id': node['@id'] })) },
  }
}
