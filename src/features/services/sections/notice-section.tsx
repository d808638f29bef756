import { useId } from 'react'
import { ContentLink } from '@/components/content-link'
import type { SectionOfKind } from './section-of-kind'

/** A notice in a double rule, as newspapers box their announcements. */
export function NoticeSection({ heading, text, link }: SectionOfKind<'notice'>) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="page-width pb-section-60">
      <div className="grid gap-x-12 gap-y-4 border-6 border-double border-ink p-frame lg:grid-cols-[1fr_2fr]">
        <h2 id={headingId}>{heading}</h2>
        <div className="max-w-measure">
          <p className="text-lead">{text}</p>
          {link ? (
            <p className="mt-4">
              <ContentLink to={link.link} className="inline-flex min-h-11 items-center font-semibold">
                {link.label}
              </ContentLink>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}
