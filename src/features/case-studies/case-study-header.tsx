import * as words from '@words/case-studies'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/breadcrumb'
import { PersonName } from '@/components/person/person-name'
import { Picture } from '@/components/picture'
import { ResultFigure } from '@/components/result-figure'
import { hasPart } from '@/content/parts'
import type { CaseStudyEntry } from '@/schema/entries'

/** A site may have case studies without a page of its customers. */
const above = hasPart('pages/customers') ? [{ name: words.customers, path: '/customers' }] : []

/** The first screen of a case study: whose it is, its picture, and what came of the work, in figures. */
export function CaseStudyHeader({ caseStudy }: { caseStudy: CaseStudyEntry }) {
  const { name, challenge, category, timeline, year, results, image, imageAlt, pictures } = caseStudy
  return (
    <header className="page-width pt-section-30 pb-section-50">
      <Breadcrumb trail={above} current={name} />
      <div className="mt-4 grid items-end gap-x-columns gap-y-8 lg:grid-cols-12">
        <div className={image ? 'lg:col-span-7' : 'lg:col-span-12'}>
          <h1 className="text-banner">{name}</h1>
          <p className="lead mt-6">{challenge}</p>
        </div>
        {image ? (
          <div className="lg:col-span-5">
            <Picture
              path={image}
              pictures={pictures}
              alt={imageAlt ?? ''}
              // The picture is wider than its frame, which shows the middle of it.
              sizes="(min-width: 92rem) 56rem, (min-width: 64rem) 66vw, 150vw"
              portrait={{ media: '(max-width: 40rem)', sizes: '92vw' }}
              priority
              className="aspect-4/5 w-full object-cover sm:aspect-5/4 lg:aspect-9/8 print:aspect-5/2"
            />
          </div>
        ) : null}
      </div>
      <ul className="mt-10 grid gap-x-8 border-t-3 border-ink sm:grid-cols-3 print:mt-6">
        {results.map((result) => (
          <li key={result} className="border-b border-rule py-5 sm:border-b-0">
            <ResultFigure result={result} />
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-8 border-t border-rule sm:grid-cols-2 lg:grid-cols-4">
        <Fact term={words.category}>{category}</Fact>
        <Fact term={words.timeline}>{timeline}</Fact>
        {year ? <Fact term={words.year}>{year}</Fact> : null}
        <Team caseStudy={caseStudy} />
      </dl>
    </header>
  )
}

/** Who worked on it, in words and by name. */
function Team({ caseStudy: { team, teamPeople = [], people } }: { caseStudy: CaseStudyEntry }) {
  if (team === undefined && teamPeople.length === 0) return null
  return (
    <Fact term={teamPeople.length > 0 ? words.workedOnIt : words.team}>
      {team}
      {teamPeople.length > 0 ? (
        <ul className={team ? 'mt-1 font-text text-small font-normal' : ''}>
          {teamPeople.map((member) => (
            <li key={member}>
              <PersonName of={member} people={people} />
            </li>
          ))}
        </ul>
      ) : null}
    </Fact>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-4 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="font-display text-h3 font-bold">{children}</dd>
    </div>
  )
}
