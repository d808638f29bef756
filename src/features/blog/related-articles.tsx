import * as words from '@words/blog-article'
import { StoryCard } from '@/components/story-card'
import type { RelatedPost } from '@/schema/entries'

export function RelatedArticles({ posts }: { posts: RelatedPost[] }) {
  if (posts.length === 0) return null
  return (
    <section data-repeated="" aria-labelledby="related-heading" className="no-print page-width pb-section">
      <h2 id="related-heading" className="border-t-3 border-ink pt-4 pb-6">
        {words.related}
      </h2>
      <ul className="grid gap-x-10 md:grid-cols-3">
        {posts.map((post) => (
          <StoryCard
            key={post.slug}
            as="li"
            post={post}
            size="row"
            sizes="(min-width: 48rem) 30vw, 40vw"
            className="grid-cols-2-3 items-start gap-5 border-t border-rule py-6 md:grid-cols-1 md:not-first:before:absolute md:not-first:before:inset-y-6 md:not-first:before:-left-5 md:not-first:before:w-px md:not-first:before:bg-rule"
          />
        ))}
      </ul>
    </section>
  )
}
