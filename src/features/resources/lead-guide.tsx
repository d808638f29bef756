import { Picture } from '@/components/picture'
import type { ResourceSummary } from '@/schema/entries'
import { GuideFacts, GuideLink } from './guide-link'

/** The guide to begin with, under the words that say so. */
export function LeadGuide({ label, guide }: { label: string; guide: ResourceSummary }) {
  const { kind, summary, image, imageAlt = '', pictures } = guide
  return (
    <section aria-labelledby="start-here" className="pb-section-60">
      <p id="start-here" className="kicker border-t-3 border-ink py-3">
        {label}
      </p>
      <div className="group relative grid gap-x-columns gap-y-6 border-t border-rule pt-6 sm:grid-cols-[46vw_1fr] lg:grid-cols-[31rem_1fr]">
        {image ? (
          <Picture
            path={image}
            pictures={pictures}
            alt={imageAlt}
            sizes="(min-width: 64rem) 31rem, (min-width: 40rem) 46vw, 92vw"
            priority
            className="framed aspect-3/2 w-full object-cover"
          />
        ) : null}
        <div className="flex flex-col gap-4">
          {kind ? <p className="kicker text-accent">{kind}</p> : null}
          <h2 className="text-lead-story leading-display tracking-tight">
            <GuideLink guide={guide} />
          </h2>
          <p className="text-lead leading-snug text-muted">{summary}</p>
          <GuideFacts guide={guide} />
        </div>
      </div>
    </section>
  )
}
