/** A Markdown body. The pipeline made and sanitized the HTML at build time; nothing else is ever passed here. */
export function MarkdownBody({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by scripts/build-content/markdown.ts
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
