import * as words from '@words/legal'
import { Fragment } from 'react'
import { ArticleLayout } from '@/components/article-layout'
import { CalendarDate } from '@/components/calendar-date'
import { site } from '@/content/settings'
import { telephoneLink } from '@/lib/telephone-link'
import type { LegalEntry } from '@/schema/entries'
import type { Accessibility, Imprint } from '@/schema/legal'
import type { Office } from '@/schema/office'
import { sectionsOf, Verdict } from './accessibility-sections'
import { ImprintFacts } from './imprint-facts'

type LegalPageProps = { page: LegalEntry; office?: Office }

/** A legal text, and for an imprint or an accessibility statement the facts of its fields around it. */
export function LegalPage({ page, office }: LegalPageProps) {
  const { details } = page
  switch (details?.kind) {
    case 'imprint':
      return <ImprintPage page={page} office={office} imprint={details} />
    case 'accessibility':
      return <AccessibilityPage page={page} office={office} statement={details} />
    default:
      return <ArticleLayout {...layoutOf(page)} facts={[updated(page), ...contact(office)]} />
  }
}

/** An imprint says who is responsible in its own facts. */
const ImprintPage = ({ page, office, imprint }: LegalPageProps & { imprint: Imprint }) => (
  <ArticleLayout
    {...layoutOf(page)}
    facts={[updated(page)]}
    opening={<ImprintFacts imprint={imprint} people={page.people} office={office} />}
  />
)

function AccessibilityPage({ page, office, statement }: LegalPageProps & { statement: Accessibility }) {
  const sections = sectionsOf(statement, office?.telephone)
  const ownHeadings = sections.map(({ id, heading }) => ({ id, text: heading, depth: 2 as const }))
  return (
    <ArticleLayout
      {...layoutOf(page)}
      facts={[updated(page), ...contact(office)]}
      opening={<Verdict {...statement} />}
      headings={[...page.headings, ...ownHeadings]}
    >
      <div className="prose prose-wide">
        {sections.map(({ id, heading, text }) => (
          <Fragment key={id}>
            <h2 id={id}>{heading}</h2>
            {text}
          </Fragment>
        ))}
      </div>
    </ArticleLayout>
  )
}

const layoutOf = ({ title, headings, content }: LegalEntry) => ({ heading: title, headings, content })

const updated = (page: LegalEntry) => ({ label: words.updated, value: <CalendarDate day={page.updated} /> })

/** Who is responsible for the text. */
const contact = (office: Office | undefined) => [
  ...(office ? factsOf(office) : []),
  { label: words.email, value: <a href={`mailto:${site.email}`}>{site.email}</a> },
]

const factsOf = ({ legalName, address, telephone }: Office) => [
  { label: words.responsible, value: [legalName, ...address].join(', ') },
  ...(telephone ? [{ label: words.telephone, value: <a href={telephoneLink(telephone)}>{telephone}</a> }] : []),
]
