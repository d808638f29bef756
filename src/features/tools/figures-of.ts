import type { ReadContent } from '@/content/files'
import { requireContent } from '@/content/require-content'
import type { ToolSlug } from './catalog'

/** The benchmarks of one tool, with the words above them. */
export async function figuresOf(read: ReadContent, slug: ToolSlug) {
  const { benchmarks, ...words } = await requireContent(read, 'settings/benchmarks')
  return { ...words, benchmarks: benchmarks.filter(({ tool }) => tool === slug) }
}
