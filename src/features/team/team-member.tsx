import { Biography } from '@/components/person/biography'
import { PersonFacts } from '@/components/person/person-facts'
import { PersonPhoto } from '@/components/person/person-photo'
import type { PersonEntry } from '@/schema/entries'

/**
 * One of the people: portrait, name, biography, and the ways to reach them. On a phone, the name stands beside a small
 * portrait, so that a team of thirty stays short. Somebody alone has the whole width.
 */
export function TeamMember({ person, isAlone }: { person: PersonEntry; isAlone: boolean }) {
  const { id, name, role, company, content } = person
  return (
    <li
      id={id}
      className={`grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] content-start items-start gap-x-5 border-t border-ink pt-6 pb-12 sm:grid-cols-2-3 sm:grid-rows-[auto_1fr] sm:gap-x-8 ${isAlone ? 'lg:col-span-2' : ''}`}
    >
      <div className="sm:row-span-2 lg:max-w-100">
        <PersonPhoto
          person={person}
          sizes={`(min-width: 64rem) ${isAlone ? '25rem' : '18vw'}, (min-width: 40rem) 36vw, 30vw`}
        />
      </div>
      <div>
        <h2 className="text-h3">{name}</h2>
        <p className="mt-1 text-muted max-sm:leading-snug">{company ? `${role}, ${company}` : role}</p>
      </div>
      <div className="max-sm:col-span-full">
        <Biography html={content} className="mt-4" />
        <div className="mt-5">
          <PersonFacts person={person} isReachable />
        </div>
      </div>
    </li>
  )
}
