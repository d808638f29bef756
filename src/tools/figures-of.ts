import type { ReadContent } from '@/content/files'
import type { ToolSlug } from '../schema/tool-catalog'

/** The benchmarks of one tool, with the words above them; none on a site without benchmarks. */
export async function figuresOf(read: ReadContent, slug: ToolSlug) {
  const all = await read('settings/benchmarks')
  return { heading: '', intro: '', ...all, benchmarks: all?.benchmarks.filter(({ tool }) => tool === slug) ?? [] }
}
