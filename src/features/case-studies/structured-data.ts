import type { Article } from 'schema-dts'
import { shareImageOf } from '@/lib/share-image'
import { addressOf } from '@/lib/site-address'
import { agency, entityId, type PageData } from '@/lib/structured-data'
import type { CaseStudyEntry } from '@/schema/entries'

/** A case study as schema.org knows it: an article of the agency about its client. */
export function caseStudyData({ id, name, category, challenge, sample }: CaseStudyEntry): PageData {
  const path = `/case-study/${id}`
  const article = {
    '@type': 'Article',
    '@id': entityId(path, 'article'),
    headline: `${name}: ${category} case study`,
    description: challenge,
    about: { '@type': 'Organization', name },
    articleSection: 'Case studies',
    author: agency,
    publisher: agency,
    mainEntityOfPage: addressOf(path),
  } satisfies Article
  return {
    above: [{ name: 'Our customers', path: '/customers' }],
    name,
    image: sample ? '/share-sample.png' : shareImageOf(path),
    entity: article,
  }
}
