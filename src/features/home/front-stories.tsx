import { Link } from '@tanstack/react-router'
import * as words from '@words/home'
import { ContentLink } from '@/components/content-link'
import { Picture } from '@/components/picture'
import { checkedId } from '@/content/checked-id'
import type { BlogSlug } from '@/content/ids'
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
        <div className="ruled-columns gap-y-8 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
          {front.stories.map(({ slug, title, excerpt, category, image, hidden }) => (
            <article key={slug} className="group relative">
              <Picture
                path={image}
                pictures={front.pictures}
                alt=""
                sizes="(min-width: 64rem) 48vw, (min-width: 48rem) 45vw, 92vw"
                className="framed aspect-[16/9] w-full object-cover"
              />
              {category || hidden ? (
                <p className="kicker mt-4 text-accent">
                  {category}
                  {hidden ? <span className="text-warning">{words.notPublic}</span> : null}
                </p>
              ) : null}
              <p className="mt-2 font-display text-h3 leading-tight font-bold">
                <Link
                  to="/blog/$slug"
                  params={{ slug: checkedId<BlogSlug>(slug) }}
                  className="no-underline group-hover:underline covers-card"
                >
                  {title}
                </Link>
              </p>
              <p className="mt-2 text-muted">{excerpt}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
