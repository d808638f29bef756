import * as words from '@words/tools/kit'
import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/external-link'
import { site } from '@/content/settings'
import type { ToolSlug } from '../../../schema/tool-catalog'
import { Embedded } from './embedded'

type EmbeddedToolProps = { slug: ToolSlug; title: string; children: ReactNode }

/** A tool in a frame on another site: its title, who made it, and the tool. */
export function EmbeddedTool({ slug, title, children }: EmbeddedToolProps) {
  return (
    <Embedded value={true}>
      <header className="page-width flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pt-5 pb-4">
        <h1 className="text-h3">{title}</h1>
        <p className="no-print text-small text-muted">
          {words.madeBy(
            <ExternalLink key="agency" href={`/tools/${slug}`}>
              {site.name}
            </ExternalLink>,
          )}
        </p>
      </header>
      {children}
    </Embedded>
  )
}
