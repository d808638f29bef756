import { type ToolSlug, tools } from './catalog'
import { screens } from './registry'
import { isShown } from './shown'

/**
 * A tool with its description and its screen; nothing where the site does not show it, and in the browser, where
 * src/entry-tool.tsx starts the pages of tools.
 */
export async function loadTool(slug: ToolSlug) {
  if (import.meta.env.TOOLS_APART) return undefined
  const tool = tools.find((candidate) => candidate.slug === slug && isShown(slug))
  if (!tool) return undefined
  const [{ descriptions }, { default: Screen }] = await Promise.all([import('./descriptions'), screens[slug]()])
  return { tool: { ...tool, description: descriptions[slug] }, Screen }
}
