import { useMemo } from 'react'
import { trustedHtml } from '@/lib/trusted-html'

/** A Markdown body. The pipeline made and sanitized the HTML at build time; nothing else is ever passed here. */
export function MarkdownBody({ html, className = '' }: { html: string; className?: string }) {
  // React compares the values themselves, and would write the same HTML again for a second one.
  const trusted = useMemo(() => trustedHtml(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by scripts/build-content/parse/markdown
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: trusted }} />
}
