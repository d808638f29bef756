/** What the program of the site has to know of pages that are not on every site. */

import type { Outline } from '../../../src/schema/entries'
import type { ToolSlug } from '../../../src/schema/tool-catalog'
import type { Lists } from '../site/lists'
import type { SiteMap } from '../site/map'

export const outlineOf = ({ parts }: SiteMap, lists: Lists): Outline => ({
  parts: parts.present.map(({ name }) => name),
  tools: (lists.get('tools')?.() ?? []).map(({ entry: { kind, data } }) => ({
    slug: kind.id as ToolSlug,
    title: String(data.title),
  })),
  legal: (lists.get('legal')?.() ?? []).map(({ entry }) => entry.kind.id),
})
