import { notFound } from '@tanstack/react-router'
import type { ReadContent } from '@/content/files'
import { requireContent } from '@/content/require-content'
import type { Pictures, Untranslated } from '@/schema/additions'
import type { ToolSlug } from '../schema/tool-catalog'
import { figuresOf } from './figures-of'
import { screens } from './registry'
import { tableOf } from './table-of'

/** A tool as the site shows it: what its card and its page say about it. */
export type ShownTool = { slug: ToolSlug; title: string; description: string } & Pictures & Untranslated

/**
 * A tool with its screen and its figures.
 * @throws TanStack's `notFound()` when the site does not show it, and in the browser, where src/entry-tool.tsx starts the
 * pages of tools
 */
export async function loadTool(read: ReadContent, slug: ToolSlug) {
  if (import.meta.env.TOOLS_APART) throw notFound()
  const { title, description, pictures, untranslated } = await requireContent(read, `tools/${slug}`)
  const { default: Screen } = await screens[slug]()
  const tool = { slug, title, description, pictures, untranslated } satisfies ShownTool
  return { tool, Screen, table: await tableOf(read, slug), figures: await figuresOf(read, slug) }
}
