/** What a client says, signed by role. */
export function Testimonial({ quote, role }: { quote: string; role: string }) {
  return (
    <figure className="page-width border-t border-ink py-[calc(var(--spacing-section)*0.7)]">
      <blockquote className="max-w-[34ch] font-display text-[clamp(1.5rem,1.1rem+2vw,2.75rem)] leading-[1.2] font-medium tracking-[-0.015em] text-balance">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="slug mt-8 text-muted">{role}</figcaption>
    </figure>
  )
}
