import type { ReactNode } from 'react'

type TestimonialProps = {
  quote: string
  role: string
  /** What proves it, in the last four of the twelve columns. */
  children?: ReactNode
}

/** What a client says, signed by role. */
export function Testimonial({ quote, role, children }: TestimonialProps) {
  return (
    <div className="page-grid gap-y-12 border-t border-ink py-section-70">
      <figure className={`col-span-full ${children ? 'lg:col-span-7' : ''}`}>
        <blockquote className="max-w-[34ch] font-display text-quote leading-[1.2] font-medium tracking-[-0.015em] text-balance">
          <p>“{quote}”</p>
        </blockquote>
        <figcaption className="kicker mt-8 text-muted">{role}</figcaption>
      </figure>
      {children}
    </div>
  )
}
