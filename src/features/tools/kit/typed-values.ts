import type { ToolSlug } from '../catalog'
import type { Raw } from './fields'

/** In memory only, and gone once the page is loaded again. What a visitor asks the browser to keep is in kept-values.ts. */
const typed = new Map<ToolSlug, Raw>()

/** Remembers what the form of a tool holds, for a visitor who follows a link and comes back. */
export function keepTyped(slug: ToolSlug, raw: Raw) {
  typed.set(slug, raw)
}

/** What the form of a tool held when the visitor left it. */
export function typedBefore(slug: ToolSlug): Raw | undefined {
  return typed.get(slug)
}
