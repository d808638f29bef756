import * as words from '@words/accessibility'
import type { ReactNode } from 'react'
import { CalendarDate } from '@/components/calendar-date'
import { ExternalLink } from '@/components/external-link'
import { Sentence } from '@/components/sentence'
import { site } from '@/content/settings'
import { telephoneLink } from '@/lib/telephone-link'
import type { Accessibility } from '@/schema/legal'
import { TestedList } from './tested-list'

const verdicts = { full: words.full, partial: words.partial, none: words.none }

/** How much of the standard the site meets, and since when that is known. */
export function Verdict({ standard, status, reviewed }: Accessibility) {
  return (
    <>
      <p className="lead">{verdicts[status]({ standard })}</p>
      <p className="mt-4 text-muted">
        <Sentence of={words.reviewed} day={<CalendarDate day={reviewed} />} />
      </p>
    </>
  )
}

type Part = { id: string; heading: string; text: ReactNode }

/** The sections of an accessibility statement. No heading of a text has their ids: those are in small letters. */
export function sectionsOf({ limits, email = site.email, enforcement }: Accessibility, telephone?: string): Part[] {
  return [
    ...(limits.length > 0 ? [{ id: 'statementLimits', heading: words.limits, text: <Limits limits={limits} /> }] : []),
    {
      id: 'statementTested',
      heading: words.tested,
      text: (
        <>
          <p>{words.testedIntro}</p>
          <TestedList />
        </>
      ),
    },
    { id: 'statementReport', heading: words.report, text: <Report email={email} telephone={telephone} /> },
    ...(enforcement
      ? [{ id: 'statementEnforcement', heading: words.enforcement, text: <Enforcement {...enforcement} /> }]
      : []),
  ]
}

const Limits = ({ limits }: Pick<Accessibility, 'limits'>) => (
  <ul>
    {limits.map(({ what, why, instead }) => (
      <li key={what}>
        <p>
          <strong>{what}</strong>
        </p>
        {why ? <p>{why}</p> : null}
        {instead ? (
          <p>
            {words.instead} {instead}
          </p>
        ) : null}
      </li>
    ))}
  </ul>
)

const Report = ({ email, telephone }: { email: string; telephone: string | undefined }) => (
  <p>
    <Sentence of={words.write} email={<a href={`mailto:${email}`}>{email}</a>} />{' '}
    {telephone ? <Sentence of={words.call} telephone={<a href={telephoneLink(telephone)}>{telephone}</a>} /> : null}
  </p>
)

const Enforcement = ({ name, url }: NonNullable<Accessibility['enforcement']>) => (
  <p>
    <Sentence of={words.turnTo} body={url ? <ExternalLink href={url}>{name}</ExternalLink> : name} />
  </p>
)
