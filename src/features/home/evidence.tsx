import { Link } from '@tanstack/react-router'
import * as words from '@words/home'
import { Picture } from '@/components/picture'
import { ResultFigure } from '@/components/result-figure'
import { SampleNote } from '@/components/sample-note'
import { checkedId } from '@/content/checked-id'
import type { CaseStudyId } from '@/content/ids'
import type { FrontCase, HomeEntry } from '@/schema/entries'

/** Columns in which the results of so many other cases stand without a hole. */
const COLUMNS: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-5',
  6: 'sm:grid-cols-3',
}

/** The lead story of the front page: one case with its picture and its result, and results of others beside it. */
export function Evidence({ evidence, front }: Pick<HomeEntry, 'evidence' | 'front'>) {
  const [lead, ...others] = front.cases
  if (!evidence || !lead) return null
  return (
    <section aria-labelledby="evidence-heading" className="page-width py-section-60">
      <h2 id="evidence-heading" className="kicker border-b border-ink pb-3 font-text">
        {evidence.heading}
      </h2>
      <div data-repeated="" className="group relative grid gap-x-columns gap-y-6 pt-6 lg:grid-cols-12">
        {lead.image ? (
          <div className="lg:col-span-7">
            <Picture
              path={lead.image}
              pictures={front.pictures}
              alt=""
              sizes="(min-width: 64rem) 56vw, 92vw"
              className="aspect-video w-full object-cover"
            />
          </div>
        ) : null}
        <div className="flex flex-col lg:col-span-5">
          <p className="kicker text-accent">
            {lead.category} · {lead.timeline}
          </p>
          <p className="mt-4">
            <ResultFigure result={lead.result} size="text-banner" />
          </p>
          <p className="mt-6 max-w-136 text-muted lg:mt-auto">{lead.challenge}</p>
          <p className="mt-4">
            <CaseLink study={lead}>{words.caseStudy({ client: lead.name })}</CaseLink>
          </p>
        </div>
      </div>
      {others.length > 0 ? (
        <ul data-repeated="" className={`mt-8 grid gap-x-8 border-t-3 border-ink ${COLUMNS[others.length]}`}>
          {others.map((study) => (
            <li key={study.id} className="group relative border-b border-rule py-5 sm:border-b-0">
              <p>
                <ResultFigure result={study.result} />
              </p>
              <p className="mt-3">
                <CaseLink study={study}>{study.name}</CaseLink>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {evidence.sample ? <SampleNote text={evidence.sample} /> : null}
    </section>
  )
}

/** The whole of the nearest positioned box is its target. */
function CaseLink({ study, children }: { study: FrontCase; children: React.ReactNode }) {
  return (
    <Link
      to="/case-study/$id"
      params={{ id: checkedId<CaseStudyId>(study.id) }}
      className="inline-flex min-h-11 items-center font-semibold group-hover:text-accent after:absolute after:inset-0"
    >
      {children}
    </Link>
  )
}
