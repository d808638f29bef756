import * as words from '@words/contact'
import type { ReactNode } from 'react'
import { Section } from '@/components/section'
import { site } from '@/content/settings'
import { telephoneLink } from '@/lib/telephone-link'
import type { Office } from '@/schema/office'

/** Every way to reach the agency besides the form: a form alone is not a contact. */
export function OfficeDetails({ office }: { office: Office }) {
  const { heading, legalName, address, telephone, hours, timeZone, languages, note } = office
  return (
    <Section heading={heading} intro={note} id="office">
      <dl className="ledger grid gap-x-8 sm:grid-cols-2">
        <Detail term={words.email}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Detail>
        {telephone ? (
          <Detail term={words.telephone}>
            <a href={telephoneLink(telephone)}>{telephone}</a>
          </Detail>
        ) : null}
        <Detail term={words.hours}>
          {hours}
          <span className="block text-small font-normal text-muted">{timeZone}</span>
        </Detail>
        <Detail term={words.inCrisis}>
          <a href={`mailto:${site.crisisEmail}`}>{site.crisisEmail}</a>
        </Detail>
        <Detail term={words.address}>
          <address className="not-italic">
            {[legalName, ...address].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
        {languages ? <Detail term={words.languages}>{languages}</Detail> : null}
      </dl>
    </Section>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="mt-1 font-semibold [&_a]:inline-block [&_a]:min-h-11 [&_a]:content-center">{children}</dd>
    </div>
  )
}
