import type { ReactNode } from 'react'
import type { ToolSlug } from './catalog'

/** The parts of a tool's page that do something: its form and result, and what is copied to show it elsewhere. */
export type IslandName = 'tool' | 'embed-and-cite'

/** An element whose content src/entry-tool.tsx starts. The rest of the page is plain HTML. */
export function Island({ name, slug, children }: { name: IslandName; slug: ToolSlug; children: ReactNode }) {
  return (
    <div data-island={name} data-slug={slug}>
      {children}
    </div>
  )
}
