import { type ReactNode, useId } from 'react'

type SectionProps = {
  heading: string
  /** A line of small capitals above the heading. */
  kicker?: string
  intro?: string
  /** A picture below the heading and the intro. */
  picture?: ReactNode
  children: ReactNode
  id?: string
}

/**
 * A part of a page under its own rule: heading at the left, matter at the right on wide screens,
 * as in the columns of a broadsheet.
 */
export function Section({ heading, kicker, intro, picture, children, id }: SectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} id={id} className="page-grid border-t border-ink py-section-60">
      <div className="col-span-full lg:col-span-4">
        {kicker ? <p className="kicker mb-4 text-accent">{kicker}</p> : null}
        <h2 id={headingId}>{heading}</h2>
        {intro ? <p className="mt-4 max-w-128 text-muted">{intro}</p> : null}
        {picture}
      </div>
      <div className="col-span-full lg:col-span-8">{children}</div>
    </section>
  )
}
