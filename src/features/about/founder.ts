import type { AboutEntry, NamedPerson } from '@/schema/entries'

/** Who signs the letter, as the page shows it. */
export type Founder = Pick<AboutEntry, 'pictures'> & {
  /** The name of a person, and the role. */
  signature: string
  photo?: string
  photoAlt: string
  profile?: { url: string; label: string }
  person?: NamedPerson
}

/** What the page says of the founder itself comes before what the file of the person says. */
export function founderOf({ founder, people, pictures }: AboutEntry): Founder {
  const person = people?.[founder.person ?? '']
  const role = founder.role ?? person?.role
  const own = founder.photo !== undefined
  return {
    signature: [person?.name, role].filter((part) => part !== undefined).join(', '),
    photo: own ? founder.photo : person?.photo,
    photoAlt: (own ? founder.photoAlt : person?.photoAlt) ?? '',
    pictures: own || !person ? pictures : person.pictures,
    profile: profileOf(founder, person),
    person,
  }
}

function profileOf({ profileUrl, profileLabel }: AboutEntry['founder'], person: NamedPerson | undefined) {
  if (profileUrl === undefined) return person?.profiles[0]
  return { url: profileUrl, label: profileLabel ?? new URL(profileUrl).host.replace(/^www\./, '') }
}
