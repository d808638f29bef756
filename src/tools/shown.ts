/** Which of the free tools the site shows, and what it calls them. */
import { outline } from '@/content/settings'
import type { ToolSlug } from '../schema/tool-catalog'

/** What the site calls a tool; nothing for a tool that it does not show. */
export const titleOf = (slug: ToolSlug): string | undefined => outline.tools.find((tool) => tool.slug === slug)?.title
