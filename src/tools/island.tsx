import type { ReactNode } from 'react'
import { site } from '@/content/settings'
import { ENGLISH } from '@/schema/languages'
import type { ToolSlug } from '../schema/tool-catalog'

/** The parts of a tool's page that do something: its form and result, and what is copied to show it elsewhere. */
export type IslandName = 'tool' | 'embed-and-cite'

/** The tools read and write English, which a page in another language says of them. */
const lang = site.language === ENGLISH && site.originalLanguage === undefined ? undefined : ENGLISH

/** An element whose content src/entry-tool.tsx starts. The rest of the page is plain HTML. */
export function Island({ name, slug, children }: { name: IslandName; slug: ToolSlug; children: ReactNode }) {
  return (
    <div data-island={name} data-slug={slug} lang={lang}>
      {children}
    </div>
  )
}
