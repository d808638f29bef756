import { Link } from '@tanstack/react-router'
import * as words from '@words/press'
import { CalendarDate } from '@/components/calendar-date'
import { ContentLink } from '@/components/content-link'
import { PageIntro } from '@/components/page-intro'
import { Paragraphs } from '@/components/paragraphs'
import { Section } from '@/components/section'
import { checkedId } from '@/content/checked-id'
import type { PressReleaseId } from '@/content/ids'
import { telephoneLink } from '@/lib/telephone-link'
import type { PressContact } from '@/schema/additions'
import type { Single, Summary } from '@/schema/entries'
import { PressKit } from './press-kit'

type PressPageProps = { page: Single<'pages/press'>; releases: Summary<'press-releases'>[] }

/** The newsroom: releases, who the agency is, whom to ask, and files to print. */
export function PressPage({ page, releases }: PressPageProps) {
  return (
    <>
      <PageIntro heading={page.heading} intro={page.intro} />
      <Section heading={page.releasesHeading}>
        {releases.length === 0 ? (
          <p data-repeated="" className="max-w-measure">
            {page.noReleases}
          </p>
        ) : null}
        <ul data-repeated="" className="ledger">
          {releases.map(({ id, title, summary, date, hidden }) => (
            <li key={id} className="group relative py-6">
              <p className="text-small text-muted">
                <CalendarDate day={date} />
                {hidden ? words.notPublic : null}
              </p>
              <h3 className="mt-1">
                <Link
                  to="/press/$id"
                  params={{ id: checkedId<PressReleaseId>(id) }}
                  className="no-underline group-hover:text-accent after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-2 max-w-measure text-muted">{summary}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={page.boilerplate.heading}>
        <div className="max-w-measure">
          <Paragraphs text={page.boilerplate.text} />
        </div>
      </Section>
      <Section heading={page.factsHeading}>
        <dl className="ledger">
          {page.facts.map(({ label, value }) => (
            <div key={label} className="grid gap-x-8 py-3 sm:grid-cols-label">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section heading={page.contactsHeading}>
        <ul className="ledger">
          {page.contacts.map((contact) => (
            <Contact key={contact.topic} contact={contact} />
          ))}
        </ul>
      </Section>
      <PressKit page={page} />
    </>
  )
}

/** Who answers questions about a topic, by name or by role, and how to ask. */
function Contact({ contact: { topic, name, role, email, telephone, path } }: { contact: PressContact }) {
  return (
    <li className="grid gap-x-8 py-4 sm:grid-cols-label">
      <h3 className="text-base">{topic}</h3>
      <p>
        {name ? (
          <>
            {path ? <ContentLink to={path}>{name}</ContentLink> : name}
            <br />
          </>
        ) : null}
        {role}
        {email ? (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : null}
        {telephone ? (
          <>
            <br />
            <a href={telephoneLink(telephone)}>{telephone}</a>
          </>
        ) : null}
      </p>
    </li>
  )
}
