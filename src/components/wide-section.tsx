import { type ReactNode, useId } from 'react'

type WideSectionProps = {
  heading: string
  /** A sentence or two beside the heading. */
  intro?: string
  /** On the tinted ground, from edge to edge. */
  tinted?: boolean
  children: ReactNode
  id?: string
}

/** A part of a page whose matter needs all twelve columns: heading and intro above, the matter below. */
export function WideSection({ heading, intro, tinted = false, children, id }: WideSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} id={id} className={tinted ? 'bg-surface' : undefined}>
      <div className={`page-grid gap-y-blocks py-section-60 ${tinted ? '' : 'border-t border-ink'}`}>
        <div className="col-span-full grid items-baseline gap-x-columns gap-y-4 lg:grid-cols-12">
          <h2 id={headingId} className="lg:col-span-7">
            {heading}
          </h2>
          {intro ? <p className="max-w-136 text-muted lg:col-span-5">{intro}</p> : null}
        </div>
        <div className="col-span-full">{children}</div>
      </div>
    </section>
  )
}
