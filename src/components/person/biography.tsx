import { useMemo } from 'react'
import { trustedHtml } from '@/lib/trusted-html'

/**
 * What the file of a person says below its fields. Unlike the body of an article, a page may show several.
 * @param html made and sanitized by the pipeline; nothing else is ever passed here
 */
export function Biography({ html, className = '' }: { html: string; className?: string }) {
  const trusted = useMemo(() => trustedHtml(html), [html])
  if (html === '') return null
  return (
    <div
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by scripts/build-content/parse/markdown
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
