import { Link } from '@tanstack/react-router'
import { Breadcrumb } from '@/components/breadcrumb'
import { ContactSection } from '@/components/contact/contact-section'
import { ExternalLink } from '@/components/external-link'
import { OutwardIcon } from '@/components/icons'
import { LinkLedger } from '@/components/link-ledger'
import { Paragraphs } from '@/components/paragraphs'
import { Picture } from '@/components/picture'
import { PointList } from '@/components/point-list'
import { SampleNote } from '@/components/sample-note'
import { Section } from '@/components/section'
import { Testimonial } from '@/components/testimonial'
import { checkedId } from '@/content/checked-id'
import type { ServiceId } from '@/content/ids'
import type { CaseStudyEntry } from '@/schema/entries'
import type { ContactPage } from '@/schema/pages'

type CaseStudyPageProps = { caseStudy: CaseStudyEntry; contactForm: ContactPage['form'] }

export function CaseStudyPage({ caseStudy, contactForm }: CaseStudyPageProps) {
  const { sample, name, category, timeline, year, team, image, imageAlt, difficulties, testimonial, pictures } =
    caseStudy
  return (
    <>
      <article>
        {sample ? <SampleNote text={sample} /> : null}
        <header className="page-width pt-section-45 pb-10">
          <Breadcrumb trail={[{ name: 'Our customers', path: '/customers' }]} current={name} />
          <h1 className="mt-4 text-banner">{name}</h1>
          <p className="lead mt-6">{caseStudy.challenge}</p>
          <dl className="ledger mt-10 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            <Fact term="Category">{category}</Fact>
            <Fact term="Timeline">{timeline}</Fact>
            {year ? <Fact term="Year">{year}</Fact> : null}
            <Fact term="Team size">{team}</Fact>
          </dl>
        </header>
        {image ? (
          <div className="page-width pb-section-60">
            <Picture
              path={image}
              pictures={pictures}
              alt={imageAlt ?? ''}
              sizes="(min-width: 92rem) 84rem, 92vw"
              priority
              className="aspect-[2/1] w-full object-cover"
            />
          </div>
        ) : null}
        <Section heading="The Challenge">
          <Paragraphs text={caseStudy.detailedChallenge} className="max-w-measure" />
        </Section>
        <Section heading="Our Solution" intro={caseStudy.solution}>
          <Paragraphs text={caseStudy.detailedSolution} className="max-w-measure" />
          <h3 className="mt-10 mb-4">Services Delivered</h3>
          <ul className="ledger max-w-measure">
            {caseStudy.delivered.map(({ id, title }) => (
              <li key={title}>
                {id ? (
                  <Link
                    to="/services/$id"
                    params={{ id: checkedId<ServiceId>(id) }}
                    className="flex min-h-12 items-center font-semibold"
                  >
                    {title}
                  </Link>
                ) : (
                  <span className="flex min-h-12 items-center font-semibold">{title}</span>
                )}
              </li>
            ))}
          </ul>
        </Section>
        {difficulties ? (
          <Section heading="What Did Not Work">
            <Paragraphs text={difficulties} className="max-w-measure" />
          </Section>
        ) : null}
        <Section heading="The Results">
          <ul className="mb-10 grid gap-x-8 sm:grid-cols-3">
            {caseStudy.results.map((result) => (
              <li key={result} className="border-t-3 border-accent py-4 font-display text-h3 leading-snug font-bold">
                {result}
              </li>
            ))}
          </ul>
          <PointList points={caseStudy.detailedResults} className="max-w-measure" />
        </Section>
        {testimonial ? <Testimonial {...testimonial} /> : null}
        <Section heading="Media Coverage">
          <ul className="ledger">
            {caseStudy.media.map(({ outlet, type, description }) => (
              <li key={outlet + type} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[1fr_2fr]">
                <div>
                  <h3>{outlet}</h3>
                  <p className="kicker mt-1 text-muted">{type}</p>
                </div>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section heading="Featured Coverage">
          <ul className="ledger">
            {caseStudy.links.map(({ title, url }) => (
              <li key={url}>
                <ExternalLink
                  href={url}
                  className="flex min-h-14 items-center justify-between gap-6 py-2 font-semibold no-underline hover:underline"
                >
                  {title}
                  <OutwardIcon className="size-5 flex-none text-accent" />
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Section>
      </article>
      {caseStudy.next.length > 0 ? (
        <Section heading="Next case">
          <LinkLedger links={caseStudy.next} />
        </Section>
      ) : null}
      <ContactSection {...contactForm} />
    </>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="py-4">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="font-display text-h3 font-bold">{children}</dd>
    </div>
  )
}
