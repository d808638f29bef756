import { pageHead } from '@/lib/head'
import { pictureAddress, widthsOf } from '@/lib/picture-address'
import type { BlogEntry } from '@/schema/entries'
import { postData } from './structured-data'

/** What the head of a post says. */
export function articleHead(post: BlogEntry) {
  const shareImage = shareImageOf(post)
  return pageHead({
    title: post.title,
    description: post.excerpt,
    path: `/blog/${post.slug}`,
    type: 'article',
    shareImage,
    indexed: !post.hidden,
    structuredData: import.meta.env.SSR ? postData(post, shareImage) : undefined,
  })
}

function shareImageOf({ image, pictures }: BlogEntry): string | undefined {
  const size = pictures[image]
  return size && pictureAddress(image, size.hash, widthsOf(size.width).at(-1) ?? size.width, 'webp')
}
