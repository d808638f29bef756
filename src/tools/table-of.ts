import type { ReadContent } from '@/content/files'
import { TABLE_OF, type ToolSlug } from '../schema/tool-catalog'
import type { ToolTable } from '../schema/tool-tables'

/** The table that a tool writes with, for a tool that has one. */
export async function tableOf(read: ReadContent, slug: ToolSlug): Promise<ToolTable | undefined> {
  const name = TABLE_OF[slug]
  return (name && (await read(name))) ?? undefined
}
