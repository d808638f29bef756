import { Biography } from '@/components/person/biography'
import { PersonFacts } from '@/components/person/person-facts'
import { PersonPhoto } from '@/components/person/person-photo'
import type { PersonEntry } from '@/schema/entries'

/** One of the people: portrait, name, biography, and the ways to reach them. Somebody alone has the whole width. */
export function TeamMember({ person, isAlone }: { person: PersonEntry; isAlone: boolean }) {
  const { id, name, role, company, content } = person
  return (
    <li
      id={id}
      className={`grid content-start items-start gap-x-8 gap-y-6 border-t border-ink pt-6 pb-12 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${isAlone ? 'lg:col-span-2' : ''}`}
    >
      <PersonPhoto
        person={person}
        sizes={`(min-width: 64rem) ${isAlone ? '25rem' : '18vw'}, (min-width: 40rem) 36vw, 60vw`}
        className="max-sm:max-w-[60vw] lg:max-w-100"
      />
      <div>
        <h2 className="text-h3">{name}</h2>
        <p className="mt-1 text-muted">{company ? `${role}, ${company}` : role}</p>
        <Biography html={content} className="mt-4" />
        <div className="mt-5">
          <PersonFacts person={person} isReachable />
        </div>
      </div>
    </li>
  )
}
