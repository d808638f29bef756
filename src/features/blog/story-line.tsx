import { CalendarDate } from '@/components/calendar-date'
import type { BlogSummary } from '@/schema/entries'

/** Category and, in preview builds, why a post is not public yet. */
export function StorySlug({ post }: { post: BlogSummary }) {
  return (
    <p className="slug text-accent">
      {post.category}
      {post.hidden ? <span className="text-warning"> · {post.hidden.reason}</span> : null}
    </p>
  )
}

/** Day, reading time and author of a post, in one line. */
export function Dateline({ post }: { post: BlogSummary }) {
  return (
    <p className="text-small text-muted">
      <CalendarDate day={post.date} /> · <span className="whitespace-nowrap">{post.readTime}</span> ·{' '}
      <span className="whitespace-nowrap">{post.author}</span>
    </p>
  )
}
