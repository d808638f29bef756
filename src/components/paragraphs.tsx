/** Plain text in paragraphs; a blank line separates them. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={`space-y-[1em] ${className ?? ''}`}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
