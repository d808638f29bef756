import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ExternalLink } from './external-link'

/**
 * A link whose address comes from content: a path of this site, checked by the pipeline, a mail address or
 * telephone number, or another site. The page of a tool is not shown by the app, but loaded.
 */
export function ContentLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (/^(?:mailto:|tel:|sms:|\/tools\/)/.test(to)) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    )
  }
  if (!to.startsWith('/')) {
    return (
      <ExternalLink href={to} className={className}>
        {children}
      </ExternalLink>
    )
  }
  const [path, hash] = to.split('#')
  return (
    // The pipeline knows every page, so the path exists although its type is only text.
    <Link to={path as '/'} hash={hash} className={className}>
      {children}
    </Link>
  )
}
