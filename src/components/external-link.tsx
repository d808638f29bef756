import type { ComponentProps, ReactNode } from 'react'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel' | 'href'> & { href: string; children: ReactNode }

/** A link to another site: opens in a new tab, and says so to those who cannot see it happen. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
