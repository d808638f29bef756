import * as words from '@words/people'
import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/external-link'
import { telephoneLink } from '@/lib/telephone-link'
import type { PersonEntry } from '@/schema/entries'

type PersonFactsProps = { person: PersonEntry; isReachable?: boolean }

/**
 * Languages and profiles of a person, and the ways to reach the person where the page is for that.
 * @param isReachable whether address and telephone are shown
 */
export function PersonFacts({ person, isReachable = false }: PersonFactsProps) {
  const { languageNames, profiles } = person
  const [email, telephone] = isReachable ? [person.email, person.telephone] : []
  if (!email && !telephone && languageNames.length === 0 && profiles.length === 0) return null
  return (
    <dl className="max-w-measure border-t border-rule text-small [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-1.5 [&_a]:leading-snug">
      {email ? (
        <Fact term={words.email}>
          <a href={`mailto:${email}`} className="wrap-anywhere">
            {email}
          </a>
        </Fact>
      ) : null}
      {telephone ? (
        <Fact term={words.telephone}>
          <a href={telephoneLink(telephone)}>{telephone}</a>
        </Fact>
      ) : null}
      {languageNames.length > 0 ? (
        <Fact term={words.languages}>
          <span className="block py-1.5 leading-snug">{languageNames.join(', ')}</span>
        </Fact>
      ) : null}
      {profiles.length > 0 ? (
        <Fact term={words.profiles}>
          <ul className="flex flex-wrap gap-x-5">
            {profiles.map(({ url, label }) => (
              <li key={url}>
                <ExternalLink href={url}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-center gap-x-4 border-b border-rule">
      <dt className="py-2.5 text-muted">{term}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  )
}
