import * as words from '@words/structured-data'
import type { Article } from 'schema-dts'
import { addressOf } from '@/content/site-address'
import { shareImageOf } from '@/lib/share-image'
import { agency, entityId, type PageData } from '@/metadata/structured-data'
import type { ResourceEntry } from '@/schema/entries'

/** A guide as schema.org knows it. */
export function guideData({ id, title, summary, updated }: ResourceEntry): PageData {
  const path = `/resources/${id}`
  const article = {
    '@type': 'Article',
    '@id': entityId(path, 'article'),
    headline: title,
    description: summary,
    dateModified: updated,
    author: agency,
    publisher: agency,
    mainEntityOfPage: addressOf(path),
  } satisfies Article
  return {
    above: [{ name: words.resources, path: '/resources' }],
    modified: updated,
    image: shareImageOf(path),
    entity: article,
  }
}
