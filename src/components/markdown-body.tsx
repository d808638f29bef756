import * as words from '@words/copying'
import { useMemo } from 'react'
import { afterSamples } from '@/lib/after-samples'
import { trustedHtml } from '@/lib/trusted-html'

/** The boot script answers it: src/boot/copy-samples.ts. */
const COPY = `<button type="button" class="copy-sample scripted-only no-print" data-copied="${words.copied}" aria-live="polite">${words.copyText}</button>`

/**
 * A Markdown body, with a button below each sample that copies it. The pipeline made and sanitized the HTML at build time;
 * nothing else is ever passed here.
 */
export function MarkdownBody({ html, className = '' }: { html: string; className?: string }) {
  // React compares the values themselves, and would write the same HTML again for a second one.
  const trusted = useMemo(() => trustedHtml(afterSamples(html, COPY)), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by scripts/build-content/parse/markdown
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: trusted }} />
}
