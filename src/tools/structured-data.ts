import * as words from '@words/structured-data'
import type { WebApplication } from 'schema-dts'
import { site } from '@/content/settings'
import { addressOf } from '@/content/site-address'
import { shareImageOf } from '@/lib/share-image'
import { agency, entityId, type PageData } from '@/metadata/structured-data'
import type { ShownTool } from './load-tool'

/** A tool as schema.org knows it: a program that runs in the browser and costs nothing. */
export function toolData({ slug, title, description }: ShownTool): PageData {
  const path = `/tools/${slug}`
  const application = {
    '@type': 'WebApplication',
    '@id': entityId(path, 'application'),
    name: title,
    description,
    url: addressOf(path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: words.requiresScript,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: site.currency },
    publisher: agency,
  } satisfies WebApplication
  return { above: [{ name: words.tools, path: '/tools' }], image: shareImageOf(path), entity: application }
}
