/** What the program of the site has to know of pages that are not on every site. */
import type { Outline } from '../../../src/schema/entries'
import type { Lists } from '../site/lists'

export const outlineOf = (lists: Lists): Outline => ({
  legal: (lists.get('legal')?.() ?? []).map(({ entry }) => entry.kind.id),
})
