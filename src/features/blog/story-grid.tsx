import { StoryCard } from '@/components/story-card'
import { inPairs } from '@/lib/in-pairs'
import type { BlogSummary } from '@/schema/entries'

const COLUMN = 'lg:grid-cols-1 lg:content-start lg:gap-5'
const COLUMN_RULE =
  'lg:before:absolute lg:before:top-6 lg:before:bottom-10 lg:before:-left-5 lg:before:w-px lg:before:bg-rule'

/** Stories in the columns of a broadsheet; one below the other, picture beside text, on narrower screens. */
export function StoryGrid({ posts }: { posts: BlogSummary[] }) {
  const pairs = inPairs(posts.length)
  return (
    <ul className="grid gap-x-10 lg:grid-cols-6">
      {posts.map((post, index) => {
        const isPair = index < pairs
        const isRowStart = isPair ? index % 2 === 0 : (index - pairs) % 3 === 0
        const width = posts.length === 1 ? 'lg:col-span-6' : `${COLUMN} ${isPair ? 'lg:col-span-3' : 'lg:col-span-2'}`
        return (
          <StoryCard
            key={post.slug}
            as="li"
            post={post}
            size={isPair ? 'pair' : 'tile'}
            sizes={`(min-width: 64rem) ${isPair ? '47vw' : '31vw'}, (min-width: 48rem) 38vw, 100vw`}
            className={`gap-x-8 gap-y-5 border-t border-rule pt-6 pb-10 md:grid-cols-[5fr_7fr] ${width} ${isRowStart ? '' : COLUMN_RULE}`}
          />
        )
      })}
    </ul>
  )
}
