import * as titles from '@words/case-study-title'
import * as words from '@words/structured-data'
import type { Article } from 'schema-dts'
import { hasPart } from '@/content/parts'
import { addressOf } from '@/content/site-address'
import { shareImageOf } from '@/lib/share-image'
import { agency, entityId, type PageData, peopleNodes, testimonialNodes } from '@/metadata/structured-data'
import type { CaseStudyEntry } from '@/schema/entries'

/** A case study as schema.org knows it: an article of the agency about its client. */
export function caseStudyData(study: CaseStudyEntry): PageData {
  const { id, name, category, challenge, sample, teamPeople = [], testimonial, people } = study
  const path = `/case-study/${id}`
  const nodes = peopleNodes(people)
  const team = nodes.filter((_, index) => teamPeople.includes(Object.keys(people ?? {})[index] ?? ''))
  const article = {
    '@type': 'Article',
    '@id': entityId(path, 'article'),
    headline: titles.title({ client: name, category }),
    description: challenge,
    about: { '@type': 'Organization', name },
    articleSection: words.caseStudies,
    author: agency,
    ...(team.length > 0 && { contributor: team.map((node) => ({ '@id': node['@id'] })) }),
    publisher: agency,
    mainEntityOfPage: addressOf(path),
  } satisfies Article
  return {
    above: hasPart('pages/customers') ? [{ name: words.customers, path: '/customers' }] : [],
    name,
    image: sample ? '/share-sample.png' : shareImageOf(path),
    entity: article,
    others: [...nodes, ...testimonialNodes(path, testimonial, people)],
  }
}
