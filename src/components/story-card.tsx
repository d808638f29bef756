import { Link } from '@tanstack/react-router'
import { checkedId } from '@/content/checked-id'
import type { BlogSlug } from '@/content/ids'
import type { BlogSummary } from '@/schema/entries'
import { CalendarDate } from './calendar-date'
import { HiddenReason } from './hidden-reason'
import { Picture } from './picture'

/** A post as far as a place shows it: what is missing is left out. */
export type Story = Pick<BlogSummary, 'slug' | 'title'> & Partial<BlogSummary>

const SIZES = {
  lead: {
    text: 'gap-4 lg:gap-6',
    titleClass: 'text-lead-story leading-display tracking-tight',
    excerpt: 'text-lead leading-snug text-muted',
  },
  pair: { text: 'gap-3', titleClass: 'text-paired-story leading-heading', excerpt: 'text-muted' },
  tile: { text: 'gap-3', titleClass: 'leading-heading', excerpt: 'text-muted' },
  row: { text: 'gap-2', titleClass: undefined, excerpt: 'text-muted' },
  // On the front page, the tiles of the services are the headings of this level.
  front: { text: 'gap-2', titleClass: 'font-display text-h3 leading-tight font-bold', excerpt: 'text-muted' },
}

type StoryCardProps = {
  post: Story
  size: keyof typeof SIZES
  as?: 'li' | 'article'
  /** Widths of its picture, as in the `sizes` attribute. */
  sizes?: string
  /** Its picture is the largest of the first screen. */
  priority?: boolean
  /** Of its box, which is a grid. */
  className: string
}

/** A post wherever one is listed. All of its box leads to the post. */
export function StoryCard({ post, size, as: Box = 'article', sizes = '', priority, className }: StoryCardProps) {
  const { slug, title, excerpt, image, imageAlt = '', pictures = {} } = post
  const classes = SIZES[size]
  const Title = size === 'front' ? 'p' : 'h3'
  return (
    <Box className={`group relative grid ${className}`}>
      {image ? (
        <Picture
          path={image}
          pictures={pictures}
          alt={imageAlt}
          sizes={sizes}
          priority={priority}
          className="framed w-full"
        />
      ) : null}
      <div className={`flex flex-col ${classes.text}`}>
        <Kicker {...post} />
        <Title className={classes.titleClass}>
          <Link
            to="/blog/$slug"
            params={{ slug: checkedId<BlogSlug>(slug) }}
            className="no-underline group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Title>
        {excerpt ? <p className={classes.excerpt}>{excerpt}</p> : null}
        <Dateline {...post} />
      </div>
    </Box>
  )
}

/** Category and, in preview builds, why a post is not public yet. */
function Kicker({ category, hidden }: Story) {
  if (!category && !hidden) return null
  return (
    <p className="kicker text-accent">
      {category}
      {category && hidden ? ' · ' : null}
      {hidden ? (
        <span className="text-warning">
          <HiddenReason hidden={hidden} />
        </span>
      ) : null}
    </p>
  )
}

/** Day, reading time and author, in one line. */
function Dateline({ date, readTime, author }: Story) {
  if (!date) return null
  return (
    <p className="text-small text-muted">
      <CalendarDate day={date} />
      {readTime ? (
        <>
          {' '}
          · <span className="whitespace-nowrap">{readTime}</span> · <span className="inline-grid">{author}</span>
        </>
      ) : null}
    </p>
  )
}
