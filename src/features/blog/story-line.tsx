import { Link } from '@tanstack/react-router'
import { CalendarDate } from '@/components/calendar-date'
import { checkedId } from '@/content/checked-id'
import type { BlogSlug } from '@/content/ids'
import type { BlogSummary } from '@/schema/entries'
import { HiddenReason } from './hidden-reason'

/** Category and, in preview builds, why a post is not public yet. */
export function StorySlug({ post }: { post: Pick<BlogSummary, 'category' | 'hidden'> }) {
  if (!post.category && !post.hidden) return null
  return (
    <p className="kicker text-accent">
      {post.category}
      {post.category && post.hidden ? ' · ' : null}
      {post.hidden ? (
        <span className="text-warning">
          <HiddenReason hidden={post.hidden} />
        </span>
      ) : null}
    </p>
  )
}

/** Day, reading time and author of a post, in one line. */
export function Dateline({ post }: { post: BlogSummary }) {
  return (
    <p className="text-small text-muted">
      <CalendarDate day={post.date} /> · <span className="whitespace-nowrap">{post.readTime}</span> ·{' '}
      <span className="inline-grid">{post.author}</span>
    </p>
  )
}

/** The title of a post as its link. The whole of the nearest positioned box is its target. */
export function StoryLink({ post: { slug, title } }: { post: Pick<BlogSummary, 'slug' | 'title'> }) {
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: checkedId<BlogSlug>(slug) }}
      className="no-underline group-hover:underline covers-card"
    >
      {title}
    </Link>
  )
}
