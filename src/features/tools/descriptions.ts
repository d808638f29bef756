import { descriptions as words } from '@words/tool-descriptions'
import type { ToolSlug } from './catalog'

/** What a visitor gets from each tool, in one sentence. Apart from the catalog, which is part of every page's script. */
export const descriptions: Record<ToolSlug, string> = words
