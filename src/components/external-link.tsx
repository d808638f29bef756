import * as words from '@words/links'
import type { ComponentProps, ReactNode } from 'react'
import { externalLinkAttributes } from '@/lib/external-link'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel' | 'href'> & { href: string; children: ReactNode }

/** A link to another site: opens in a new tab, and says so to those who cannot see it happen. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} href={href} {...externalLinkAttributes}>
      {children}
      <span className="sr-only">{words.opensNewTab}</span>
    </a>
  )
}
