import { BookingLink } from '@/components/booking-link'
import { MarkdownBody } from '@/components/markdown-body'
import { Paragraphs } from '@/components/paragraphs'
import { PointList } from '@/components/point-list'
import { Section } from '@/components/section'
import type { AboutEntry } from '@/schema/entries'
import { founderOf } from './founder'
import { FounderPortrait } from './founder-portrait'
import { MarginNotes } from './margin-notes'

/** The founder's letter, and the agency in two paragraphs. */
export function AboutPage({ page }: { page: AboutEntry }) {
  const { heading, margin, content, pictures, about, rules } = page
  const founder = founderOf(page)
  return (
    <>
      <article className="page-grid pt-section-55 pb-section-70 lg:grid-rows-[auto_auto_1fr]">
        <h1 className="col-span-full text-banner leading-banner">{heading}</h1>
        <FounderPortrait founder={founder} />
        <div className="col-span-full mt-about-top lg:col-span-8 lg:row-span-2">
          <MarkdownBody
            html={content}
            className="[&>p:first-child]:font-display [&>p:first-child]:text-h2 [&>p:first-child]:leading-heading [&>p:first-child]:font-medium [&>p:first-child]:tracking-heading [&>p:first-child]:text-balance"
          />
          <p className="mt-10 flex items-center gap-4 font-display text-h3 font-bold before:h-0.5 before:w-10 before:bg-accent">
            {founder.signature}
          </p>
        </div>
        {margin ? <MarginNotes margin={margin} pictures={pictures} /> : null}
      </article>
      <Section heading={about.heading}>
        <Paragraphs text={about.text} className="max-w-measure text-lead leading-normal" />
        <p className="mt-10">
          <BookingLink>{about.button}</BookingLink>
        </p>
      </Section>
      {rules ? (
        <Section heading={rules.heading} id="ai">
          <Paragraphs text={rules.text} className="mb-8 max-w-measure text-lead leading-normal" />
          <PointList points={rules.items} className="max-w-measure" />
        </Section>
      ) : null}
    </>
  )
}
