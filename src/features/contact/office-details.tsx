import * as words from '@words/contact'
import { Detail, Lines } from '@/components/detail'
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
      <dl className="ledger ledger-pairs">
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
            <Lines lines={[legalName, ...address]} />
          </address>
        </Detail>
        {languages ? <Detail term={words.languages}>{languages}</Detail> : null}
      </dl>
    </Section>
  )
}
