import { Link } from '@tanstack/react-router'
import * as words from '@words/blog-article'
import { ArticleLayout } from '@/components/article-layout'
import { BackLink } from '@/components/back-link'
import { Breadcrumb } from '@/components/breadcrumb'
import { CalendarDate } from '@/components/calendar-date'
import { Picture } from '@/components/picture'
import { site } from '@/content/settings'
import { origin } from '@/content/site-address'
import { idFrom } from '@/lib/id-from'
import type { BlogEntry } from '@/schema/entries'
import { HiddenBand } from './hidden-band'
import { RelatedArticles } from './related-articles'
import { ShareLinks } from './share-links'
import { Tags } from './tags'

export function BlogArticlePage({ post }: { post: BlogEntry }) {
  const category = site.categories.find(({ name }) => name === post.category)
  return (
    <>
      {post.hidden ? <HiddenBand hidden={post.hidden} /> : null}
      <ArticleLayout
        breadcrumb={<Breadcrumb trail={[{ name: words.blog, path: '/blog' }]} current={post.title} />}
        kicker={
          category ? (
            <p className="kicker flex">
              <Link
                to="/blog/$group/$value"
                params={{ group: 'category', value: category.id }}
                className="group flex min-h-11 items-center no-underline"
              >
                <span className="bg-accent px-2.5 py-1.5 text-accent-ink group-hover:bg-ink group-hover:text-paper">
                  {category.name}
                </span>
              </Link>
            </p>
          ) : null
        }
        heading={post.title}
        facts={[
          {
            label: words.writtenBy,
            value: (
              <Link to="/blog/$group/$value" params={{ group: 'author', value: post.authorId ?? idFrom(post.author) }}>
                {post.author}
              </Link>
            ),
          },
          { label: words.published, value: <CalendarDate day={post.date} /> },
          { label: words.readingTime, value: post.readTime },
        ]}
        opening={
          <Picture
            path={post.image}
            pictures={post.pictures}
            alt={post.imageAlt ?? ''}
            sizes="(min-width: 88rem) 56rem, (min-width: 64rem) 62vw, 100vw"
            priority
            className="framed w-full"
          />
        }
        headings={post.headings}
        content={post.content}
        path={post.hidden ? undefined : `/blog/${post.slug}`}
      >
        <Tags tags={post.tags} />
        <ShareLinks title={post.title} address={`${origin}/blog/${post.slug}`} />
        <BackLink to="/blog">{words.back}</BackLink>
      </ArticleLayout>
      <RelatedArticles posts={post.related} />
    </>
  )
}
