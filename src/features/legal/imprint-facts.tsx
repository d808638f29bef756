import * as words from '@words/imprint'
import { Detail, Lines } from '@/components/detail'
import { PersonName } from '@/components/person/person-name'
import { site } from '@/content/settings'
import { telephoneLink } from '@/lib/telephone-link'
import type { LegalEntry } from '@/schema/entries'
import type { Imprint } from '@/schema/legal'
import type { Office } from '@/schema/office'

type ImprintFactsProps = { imprint: Imprint; people: LegalEntry['people']; office: Office | undefined }

/** Who publishes the site: the fields of an imprint, and what the settings say already. */
export function ImprintFacts({ imprint, people, office }: ImprintFactsProps) {
  const { legalForm, capital, representedBy, register, vatId, authority, responsible, host } = imprint
  const { legalName = site.name, address = [], telephone } = office ?? {}
  return (
    // A link is 44 pixels high for fingers; its words stand as high as those of its neighbor.
    <dl className="ledger ledger-pairs max-lg:border-t-0 [&_a]:-my-2">
      <Detail term={words.publisher}>
        <address className="not-italic">
          <Lines lines={[legalName, ...address]} />
        </address>
      </Detail>
      {legalForm ? <Detail term={words.legalForm}>{legalForm}</Detail> : null}
      {capital ? <Detail term={words.capital}>{capital}</Detail> : null}
      <Detail term={words.email}>
        <a href={`mailto:${site.email}`} className="wrap-anywhere">
          {site.email}
        </a>
      </Detail>
      {telephone ? (
        <Detail term={words.telephone}>
          <a href={telephoneLink(telephone)}>{telephone}</a>
        </Detail>
      ) : null}
      {representedBy.length > 0 ? (
        <Detail term={words.representedBy}>
          <ul>
            {representedBy.map((person) => (
              <li key={person}>
                <PersonName of={person} people={people} />
              </li>
            ))}
          </ul>
        </Detail>
      ) : null}
      {register ? <Detail term={words.register}>{register}</Detail> : null}
      {vatId ? <Detail term={words.vatId}>{vatId}</Detail> : null}
      {authority ? <Detail term={words.authority}>{authority}</Detail> : null}
      {responsible ? (
        <Detail term={words.responsible}>
          <PersonName of={responsible} people={people} />
        </Detail>
      ) : null}
      {host.length > 0 ? (
        <Detail term={words.host}>
          <Lines lines={host} />
        </Detail>
      ) : null}
    </dl>
  )
}
