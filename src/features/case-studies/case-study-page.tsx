import { Link } from '@tanstack/react-router'
import * as words from '@words/case-studies'
import { ContactSection } from '@/components/contact/contact-section'
import { ExternalLink } from '@/components/external-link'
import { OutwardIcon } from '@/components/icons'
import { LinkLedger } from '@/components/link-ledger'
import { Paragraphs } from '@/components/paragraphs'
import { PointList } from '@/components/point-list'
import { SampleNote } from '@/components/sample-note'
import { Section } from '@/components/section'
import { Testimonial } from '@/components/testimonial'
import { checkedId } from '@/content/checked-id'
import type { ServiceId } from '@/content/ids'
import type { CaseStudyEntry } from '@/schema/entries'
import type { ContactPage } from '@/schema/pages'
import { CaseStudyHeader } from './case-study-header'
import { DetailPicture } from './detail-picture'

type CaseStudyPageProps = { caseStudy: CaseStudyEntry; contactForm: ContactPage['form'] }

/** The work for one client, from the problem to what the press wrote. */
export function CaseStudyPage({ caseStudy, contactForm }: CaseStudyPageProps) {
  const { sample, difficulties, testimonial } = caseStudy
  return (
    <>
      <article>
        {sample ? <SampleNote text={sample} /> : null}
        <CaseStudyHeader caseStudy={caseStudy} />
        <Section heading={words.challenge}>
          <Paragraphs text={caseStudy.detailedChallenge} className="max-w-measure" />
        </Section>
        <Section heading={words.solution} intro={caseStudy.solution} picture={<DetailPicture caseStudy={caseStudy} />}>
          <Paragraphs text={caseStudy.detailedSolution} className="max-w-measure" />
          <h3 className="mt-10 mb-4">{words.delivered}</h3>
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
          <Section heading={words.difficulties}>
            <Paragraphs text={difficulties} className="max-w-measure" />
          </Section>
        ) : null}
        <Section heading={words.results}>
          <PointList points={caseStudy.detailedResults} className="max-w-measure" />
        </Section>
        {testimonial ? <Testimonial {...testimonial} people={caseStudy.people} /> : null}
        {caseStudy.media.length > 0 ? (
          <Section heading={words.media}>
            <ul className="ledger">
              {caseStudy.media.map(({ outlet, type, description }) => (
                <li key={outlet + type} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[1fr_2fr]">
                  <div>
                    <p className="kicker mb-1 text-muted">{type}</p>
                    <h3 className="font-text text-body font-semibold tracking-normal">{outlet}</h3>
                  </div>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        {caseStudy.links.length > 0 ? (
          <Section heading={words.featured}>
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
        ) : null}
      </article>
      {caseStudy.next.length > 0 ? (
        <Section heading={words.next}>
          <LinkLedger links={caseStudy.next} />
        </Section>
      ) : null}
      <ContactSection {...contactForm} />
    </>
  )
}
