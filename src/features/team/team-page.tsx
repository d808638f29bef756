import { CallToAction } from '@/components/call-to-action'
import { PageIntro } from '@/components/page-intro'
import type { PersonEntry, Single } from '@/schema/entries'
import { TeamMember } from './team-member'

/** The people of the agency. */
export function TeamPage({ page, people }: { page: Single<'pages/team'>; people: readonly PersonEntry[] }) {
  return (
    <>
      <PageIntro heading={page.heading} intro={page.intro} />
      <ul className="page-width grid gap-x-columns pb-section-70 lg:grid-cols-2">
        {people.map((person) => (
          <TeamMember key={person.id} person={person} isAlone={people.length === 1} />
        ))}
      </ul>
      {page.callToAction ? <CallToAction {...page.callToAction} /> : null}
    </>
  )
}
