/** What a search result shows of a page. */
import { type Cut, type Measure, SEARCH_RESULT, seenIn } from '../../lib/text-width/cuts'

export type Snippet = { title: string; description: string; address: string }

/** Two lines of a column of 600 pixels, in Arial of 14 pixels, which is what Google sets descriptions in. */
const descriptionCut: Cut = {
  name: 'Description',
  font: '14px Arial, "Liberation Sans", Helvetica, sans-serif',
  width: 580,
  lines: 2,
  where: 'two lines of a column of 600 pixels',
}

/** The title and the description as far as they fit. */
export function snippetOf(
  { title, description, path, host }: { title: string; description: string; path: string; host: string },
  measure: Measure,
): Snippet {
  const parts = path.split('/').filter(Boolean)
  return {
    title: seenIn(title, SEARCH_RESULT, measure) ?? title,
    description: seenIn(description, descriptionCut, measure) ?? description,
    address: [host, ...parts].join(' › '),
  }
}
