import { Biography } from '@/components/person/biography'
import { PersonFacts } from '@/components/person/person-facts'
import { PersonPhoto } from '@/components/person/person-photo'
import type { PersonEntry } from '@/schema/entries'

/** The top of the list of what a person wrote: who that is. */
export function AuthorHeader({ person, heading }: { person: PersonEntry; heading: string }) {
  const { role, company, content } = person
  return (
    <>
      <div className="col-span-6 self-start sm:col-span-4 lg:col-span-3">
        <PersonPhoto person={person} sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 30vw, 46vw" priority />
      </div>
      <div className="col-span-full self-start sm:col-span-8 lg:col-start-5">
        <h1 className="text-h1">{heading}</h1>
        <p className="kicker mt-4 text-accent">{company ? `${role}, ${company}` : role}</p>
        <Biography html={content} className="mt-6 max-w-measure" />
        <div className="mt-8">
          <PersonFacts person={person} />
        </div>
      </div>
    </>
  )
}
