import type { PageHead } from '@/metadata/head'
import type { BlogEntry } from '@/schema/entries'
import { postData } from './structured-data'

/** What the head of a post says. */
export function articleHead(post: BlogEntry): PageHead {
  const path = `/blog/${post.slug}`
  return {
    title: post.title,
    description: post.excerpt,
    path,
    type: 'article',
    indexed: !post.hidden,
    structuredData: import.meta.env.SSR && postData(post),
  }
}
