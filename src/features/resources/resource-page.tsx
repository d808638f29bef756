import { Link } from '@tanstack/react-router'
import * as words from '@words/resource'
import { ArticleLayout } from '@/components/article-layout'
import { Breadcrumb } from '@/components/breadcrumb'
import { CalendarDate } from '@/components/calendar-date'
import { CallToAction } from '@/components/call-to-action'
import { LinkLedger } from '@/components/link-ledger'
import { Picture } from '@/components/picture'
import { Section } from '@/components/section'
import { checkedId } from '@/content/checked-id'
import type { ResourceId } from '@/content/ids'
import type { RelatedPage, ResourceEntry } from '@/schema/entries'
import type { ListPage } from '@/schema/pages'

type ResourcePageProps = { guide: ResourceEntry } & Pick<ListPage, 'callToAction'>

export function ResourcePage({ guide, callToAction }: ResourcePageProps) {
  return (
    <>
      <ArticleLayout
        breadcrumb={<Breadcrumb trail={[{ name: words.resources, path: '/resources' }]} current={guide.title} />}
        heading={guide.title}
        picture={
          guide.image ? (
            <Picture
              path={guide.image}
              pictures={guide.pictures}
              alt={guide.imageAlt ?? ''}
              sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 55vw, 92vw"
              priority
              className="framed aspect-2/1 w-full object-cover sm:aspect-3/2"
            />
          ) : null
        }
        facts={[
          ...(guide.kind ? [{ label: words.kind, value: guide.kind }] : []),
          { label: words.updated, value: <CalendarDate day={guide.updated} /> },
          { label: words.readingTime, value: guide.readTime },
        ]}
        opening={<p className="lead">{guide.summary}</p>}
        headings={guide.headings}
        content={guide.content}
        path={`/resources/${guide.id}`}
      />
      {guide.next.length > 0 ? (
        <Section heading={words.next}>
          <LinkLedger links={guide.next} />
        </Section>
      ) : null}
      <RelatedGuides guides={guide.related} />
      <CallToAction {...callToAction} />
    </>
  )
}

function RelatedGuides({ guides }: { guides: RelatedPage[] }) {
  if (guides.length === 0) return null
  return (
    <section data-repeated="" aria-labelledby="related-heading" className="no-print page-grid pb-section-75">
      <h2 id="related-heading" className="col-span-full lg:col-span-3 lg:border-t-3 lg:border-ink lg:pt-4">
        {words.related}
      </h2>
      <ul className="ledger col-span-full lg:col-span-8 lg:col-start-5">
        {guides.map(({ id, title, summary }) => (
          <li key={id} className="group relative py-6">
            <h3>
              <Link
                to="/resources/$id"
                params={{ id: checkedId<ResourceId>(id) }}
                className="no-underline group-hover:text-accent after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 max-w-measure text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
