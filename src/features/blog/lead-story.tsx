import { Picture } from '@/components/picture'
import type { BlogSummary } from '@/schema/entries'
import { Dateline, StoryLink, StorySlug } from './story-line'

/** The story at the top of the page, under a label that says why it is there. */
export function LeadStory({ label, post }: { label: string; post: BlogSummary }) {
  return (
    <section aria-labelledby="lead-story" className="page-width pb-section-60">
      <h2 id="lead-story" className="kicker border-t-3 border-ink py-3 font-text tracking-[0.09em]">
        {label}
      </h2>
      <div className="group relative grid gap-x-lead-story gap-y-6 border-t border-rule pt-6 md:grid-cols-12">
        <div className="md:order-2 md:col-span-7">
          <Picture
            path={post.image}
            pictures={post.pictures}
            alt={post.imageAlt ?? ''}
            sizes="(min-width: 88rem) 48rem, (min-width: 48rem) 58vw, 100vw"
            priority
            className="framed w-full"
          />
        </div>
        <div className="flex flex-col gap-4 md:col-span-5 lg:gap-6">
          <StorySlug post={post} />
          <h3 className="text-lead-story leading-[1.04] tracking-[-0.025em]">
            <StoryLink post={post} />
          </h3>
          <p className="text-lead leading-snug text-muted">{post.excerpt}</p>
          <Dateline post={post} />
        </div>
      </div>
    </section>
  )
}
