/** What a client says, signed by role. */
export function Testimonial({ quote, role }: { quote: string; role: string }) {
  return (
    <figure className="page-width border-t border-ink py-section-70">
      <blockquote className="max-w-[34ch] font-display text-quote leading-[1.2] font-medium tracking-[-0.015em] text-balance">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="kicker mt-8 text-muted">{role}</figcaption>
    </figure>
  )
}
