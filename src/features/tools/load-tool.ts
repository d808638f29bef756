import type { ReadContent } from '@/content/files'
import { requireContent } from '@/content/require-content'
import type { Pictures, Untranslated } from '@/schema/additions'
import type { ToolSlug } from './catalog'
import { screens } from './registry'

/** A tool as the site shows it: what its card and its page say about it. */
export type ShownTool = { slug: ToolSlug; title: string; description: string } & Pictures & Untranslated

/**
 * A tool with its screen; nothing in the browser, where src/entry-tool.tsx starts the pages of tools.
 * @throws TanStack's `notFound()` when the site does not show it
 */
export async function loadTool(read: ReadContent, slug: ToolSlug) {
  if (import.meta.env.TOOLS_APART) return undefined
  const { title, description, pictures, untranslated } = await requireContent(read, `tools/${slug}`)
  const { default: Screen } = await screens[slug]()
  return { tool: { slug, title, description, pictures, untranslated } satisfies ShownTool, Screen }
}
