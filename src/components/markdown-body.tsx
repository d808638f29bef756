import * as words from '@words/copying'
import { type MouseEvent, useMemo } from 'react'
import { BODY_MARK } from '@/content/embedded'
import { afterSamples } from '@/lib/after-samples'
import { copyText } from '@/lib/copy-text'
import { trustedHtml } from '@/lib/trusted-html'

const CLASSES =
  'copy-sample mt-0 min-h-11 w-full border-t border-rule bg-surface px-5 text-right text-small font-semibold text-accent hover:underline noscript:hidden no-print'
const COPY = `<button type="button" class="${CLASSES}">${words.copyText}</button>`

/**
 * A Markdown body, with a button below each sample that copies it. The pipeline made and sanitized the HTML at build time;
 * nothing else is ever passed here.
 */
export function MarkdownBody({ html, className = '' }: { html: string; className?: string }) {
  // React compares the values themselves, and would write the same HTML again for a second one.
  const trusted = useMemo(() => trustedHtml(withCopyButtons(html)), [html])
  return (
    // biome-ignore lint/a11y: answers for the buttons in it, which React does not know
    <div
      className={`prose ${className}`}
      {...{ [BODY_MARK]: '' }}
      onClick={copySample}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by scripts/build-content/parse/markdown
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}

/** A body that the app took from its page has them. */
const withCopyButtons = (html: string): string => (html.includes(COPY) ? html : afterSamples(html, COPY))

function copySample({ target }: MouseEvent) {
  const sample = (target as Element).closest('.copy-sample')?.previousElementSibling
  if (sample) copyText(sample.textContent ?? '')
}
