import { pageHead } from '@/lib/head'
import { shareImageOf } from '@/lib/share-image'
import type { BlogEntry } from '@/schema/entries'
import { postData } from './structured-data'

/** What the head of a post says. */
export function articleHead(post: BlogEntry) {
  const path = `/blog/${post.slug}`
  const shareImage = shareImageOf(path)
  return pageHead({
    title: post.title,
    description: post.excerpt,
    path,
    type: 'article',
    shareImage,
    indexed: !post.hidden,
    structuredData: import.meta.env.SSR ? postData(post, shareImage) : undefined,
  })
}
