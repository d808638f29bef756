import * as words from '@words/structured-data'
import type { NewsArticle } from 'schema-dts'
import { addressOf } from '@/content/site-address'
import { shareImageOf } from '@/lib/share-image'
import { agency, entityId, type PageData } from '@/metadata/structured-data'
import type { Entry } from '@/schema/entries'

/** A release as schema.org knows it. */
export function releaseData({ id, title, summary, date }: Entry<'press-releases'>): PageData {
  const path = `/press/${id}`
  const image = shareImageOf(path)
  const article = {
    '@type': 'NewsArticle',
    '@id': entityId(path, 'article'),
    headline: title,
    description: summary,
    image: addressOf(image),
    datePublished: date,
    author: agency,
    publisher: agency,
    mainEntityOfPage: addressOf(path),
  } satisfies NewsArticle
  return { above: [{ name: words.press, path: '/press' }], published: date, image, entity: article }
}
