import { type ReactNode, useContext } from 'react'
import { ExternalLink } from '@/components/external-link'
import type { ToolSlug } from '../../../schema/tool-catalog'
import { Embedded } from './embedded'

/** A link from one tool to another. From a frame it opens a tab, because no page but those for frames may be in one. */
export function OtherToolLink({ slug, children }: { slug: ToolSlug; children: ReactNode }) {
  const path = `/tools/${slug}`
  return useContext(Embedded) ? <ExternalLink href={path}>{children}</ExternalLink> : <a href={path}>{children}</a>
}
