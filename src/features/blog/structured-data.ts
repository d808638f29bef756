import * as words from '@words/structured-data'
import type { Blog, BlogPosting } from 'schema-dts'
import { portraitAddress } from '@/content/picture-address'
import { addressOf } from '@/content/site-address'
import { shareImageOf } from '@/lib/share-image'
import { agency, entityId, type PageData, peopleNodes, personNode } from '@/metadata/structured-data'
import type { BlogEntry, PersonEntry } from '@/schema/entries'
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

/** A post as schema.org knows it. Its author is a person, or else a desk of the agency. */
export function postData(post: BlogEntry): PageData {
  const path = `/blog/${post.slug}`
  const image = shareImageOf(path)
  const [author] = peopleNodes(post.people)
  const posting = {
    '@type': 'BlogPosting',
    '@id': entityId(path, 'article'),
    headline: post.title,
    description: post.excerpt,
    image: addressOf(image),
    datePublished: post.date,
    articleSection: post.category,
    ...(post.tags.length > 0 && { keywords: post.tags }),
    author: author ? { '@id': author['@id'] } : { '@type': 'Organization', name: post.author },
    publisher: agency,
    isPartOf: { '@id': BLOG },
    mainEntityOfPage: addressOf(path),
  } satisfies BlogPosting
  return {
    above: [{ name: words.blog, path: '/blog' }],
    published: post.date,
    image,
    entity: posting,
    ...(author && { others: [author] }),
  }
}

/** The page of an author as schema.org knows it. */
export const authorData = (person: PersonEntry, path: string): PageData => ({
  type: 'ProfilePage',
  above: [{ name: words.blog, path: '/blog' }],
  name: person.name,
  entity: personNode({ ...withoutContact(person), portrait: portraitAddress(person), path }),
})

/** The page of an author shows no address for mail and no telephone number. */
const withoutContact = ({ email: _email, telephone: _telephone, ...shown }: PersonEntry) => shown
