import type { ToolSlug } from '../../../schema/tool-catalog'
import type { Raw } from './fields'

/**
 * What a visitor asked the browser to keep of a tool, on this device only. Nothing is kept unless they ask, and nothing
 * after they forget it. The key is the address of the tool, by which the script of every page knows that a tool has
 * something to show before it is used.
 */
const keyOf = (slug: ToolSlug) => `kept:/tools/${slug}`

/** What is kept of a tool; nothing where storage is forbidden or holds something else. */
export function keptValues(slug: ToolSlug): Raw | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'))
  } catch {
    return undefined
  }
}

/** Keeps what the form of a tool holds. @returns whether the browser lets it */
export function keepValues(slug: ToolSlug, raw: Raw): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(raw))
    return true
  } catch {
    return false
  }
}

/** Removes what is kept of a tool. */
export function forgetValues(slug: ToolSlug): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // Where storage is forbidden, nothing is kept.
  }
}
