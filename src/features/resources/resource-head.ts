import type { PageHead } from '@/metadata/head'
import type { ResourceEntry } from '@/schema/entries'
import { guideData } from './structured-data'

/** What the head of a guide says. */
export const resourceHead = (guide: ResourceEntry): PageHead => ({
  title: guide.title,
  description: guide.summary,
  path: `/resources/${guide.id}`,
  type: 'article',
  structuredData: import.meta.env.SSR && guideData(guide),
})
