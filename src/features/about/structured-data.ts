import { shareImageOf } from '@/lib/share-image'
import { type PageData, peopleNodes } from '@/metadata/structured-data'
import type { AboutEntry } from '@/schema/entries'

/** The about page as schema.org knows it, with the founder where that is a person. */
export function aboutData({ people }: AboutEntry): PageData {
  const nodes = peopleNodes(people)
  const [founder] = nodes
  return {
    type: 'AboutPage',
    image: shareImageOf('/about'),
    others: nodes,
    ...(founder && { ofAgency: { founder: { '@id': founder['@id'] } } }),
  }
}
