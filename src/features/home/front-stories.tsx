import { ContentLink } from '@/components/content-link'
import { StoryCard } from '@/components/story-card'
import type { HomeEntry } from '@/schema/entries'

/** The newest posts, the first of them large. */
export function FrontStories({ stories, front }: Pick<HomeEntry, 'stories' | 'front'>) {
  if (!stories || front.stories.length === 0) return null
  return (
    <section aria-labelledby="stories-heading" className="border-t border-ink">
      <div className="page-width py-section-60">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 pb-6">
          <h2 id="stories-heading">{stories.heading}</h2>
          <ContentLink to={stories.link.link} className="inline-flex min-h-11 items-center font-semibold">
            {stories.link.label}
          </ContentLink>
        </div>
        <div data-repeated="" className="ruled-columns gap-y-8 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
          {front.stories.map((story) => (
            <StoryCard
              key={story.slug}
              post={{ ...story, pictures: front.pictures }}
              size="front"
              sizes="(min-width: 64rem) 48vw, (min-width: 48rem) 45vw, 92vw"
              className="content-start gap-4 [&_img]:aspect-video [&_img]:object-cover"
            />
          ))}
        </div>
      </div>
    </section>
  )
}
