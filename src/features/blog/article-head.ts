import { origin, pageHead } from '@/lib/head'
import { pictureAddress, widthsOf } from '@/lib/picture-address'
import { breadcrumbs, publisher } from '@/lib/structured-data'
import type { BlogEntry } from '@/schema/entries'

/** What the head of a post says, with the post and its place in the site as schema.org knows them. */
export function articleHead(post: BlogEntry) {
  const path = `/blog/${post.slug}`
  const shareImage = shareImageOf(post)
  return pageHead({
    title: post.title,
    description: post.excerpt,
    path,
    type: 'article',
    shareImage,
    indexed: !post.hidden,
    structuredData: import.meta.env.SSR
      ? {
          '@graph': [
            {
              '@type': 'Article',
              headline: post.title,
              description: post.excerpt,
              image: shareImage ? `${origin}${shareImage}` : undefined,
              datePublished: post.date,
              articleSection: post.category,
              keywords: post.tags,
              author: { '@type': 'Organization', name: post.author },
              publisher,
              mainEntityOfPage: `${origin}${path}`,
            },
            breadcrumbs([
              { name: 'Blog', path: '/blog' },
              { name: post.title, path },
            ]),
          ],
        }
      : undefined,
  })
}

function shareImageOf({ image, pictures }: BlogEntry): string | undefined {
  const size = pictures[image]
  return size && pictureAddress(image, size.hash, widthsOf(size.width).at(-1) ?? size.width, 'webp')
}
