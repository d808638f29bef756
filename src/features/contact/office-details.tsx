import * as words from '@words/contact'
import type { ReactNode } from 'react'
import { Section } from '@/components/section'
import { site } from '@/content/settings'
import { telephoneLink } from '@/lib/telephone-link'
import type { Office } from '@/schema/office'

/**
 * Every way to reach the agency besides the form: a form alone is not a contact. The addresses for mail are those of the
 * agency, so they stand in its first office.
 */
export function OfficeDetails({ office, number }: { office: Office; number: number }) {
  const { heading, legalName, address, telephone, hours, timeZone, languages, note } = office
  return (
    <Section heading={heading} intro={note} id={number === 1 ? 'office' : `office-${number}`}>
      <dl className="ledger grid gap-x-8 sm:grid-cols-2">
        {number === 1 ? (
          <Detail term={words.email}>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </Detail>
        ) : null}
        {telephone ? (
          <Detail term={words.telephone}>
            <a href={telephoneLink(telephone)}>{telephone}</a>
          </Detail>
        ) : null}
        <Detail term={words.hours}>
          {hours}
          <span className="block text-small font-normal text-muted">{timeZone}</span>
        </Detail>
        {number === 1 && site.crisisEmail ? (
          <Detail term={words.inCrisis}>
            <a href={`mailto:${site.crisisEmail}`}>{site.crisisEmail}</a>
          </Detail>
        ) : null}
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
