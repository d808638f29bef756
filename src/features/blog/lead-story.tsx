import { type Story, StoryCard } from '@/components/story-card'

/** The story above the others of a page, under a label that says why it is there. */
export function LeadStory({ label, post }: { label: string; post: Story }) {
  return (
    <section data-repeated="" aria-labelledby="lead-story" className="page-width pb-section-60">
      <h2 id="lead-story" className="kicker border-t-3 border-ink py-3 font-text">
        {label}
      </h2>
      <StoryCard
        post={post}
        size="lead"
        sizes="(min-width: 88rem) 48rem, (min-width: 48rem) 58vw, 100vw"
        priority
        className={`gap-x-lead-story gap-y-6 border-t border-rule pt-6 ${post.image ? 'md:grid-cols-12 md:*:first:order-2 md:*:first:col-span-7 md:*:last:col-span-5' : 'max-w-measure'}`}
      />
    </section>
  )
}
