import * as words from '@words/structured-data'
import type { Blog, BlogPosting } from 'schema-dts'
import { shareImageOf } from '@/lib/share-image'
import { addressOf } from '@/lib/site-address'
import { agency, entityId, type PageData } from '@/lib/structured-data'
import type { BlogEntry } from '@/schema/entries'
import type { BlogPage } from '@/schema/pages'

const BLOG = entityId('/blog', 'blog')

/** The blog as schema.org knows it. */
export function blogData({ title, description }: BlogPage): PageData {
  const blog = {
    '@type': 'Blog',
    '@id': BLOG,
    name: title,
    description,
    url: addressOf('/blog'),
    publisher: agency,
  } satisfies Blog
  return { type: 'CollectionPage', image: shareImageOf('/blog'), entity: blog }
}

/** A post as schema.org knows it. Its author is a desk or a role. */
export function postData(post: BlogEntry): PageData {
  const path = `/blog/${post.slug}`
  const image = shareImageOf(path)
  const posting = {
    '@type': 'BlogPosting',
    '@id': entityId(path, 'article'),
    headline: post.title,
    description: post.excerpt,
    image: addressOf(image),
    datePublished: post.date,
    articleSection: post.category,
    ...(post.tags.length > 0 && { keywords: post.tags }),
    author: { '@type': 'Organization', name: post.author },
    publisher: agency,
    isPartOf: { '@id': BLOG },
    mainEntityOfPage: addressOf(path),
  } satisfies BlogPosting
  return { above: [{ name: words.blog, path: '/blog' }], published: post.date, image, entity: posting }
}
