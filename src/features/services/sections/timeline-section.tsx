import { Section } from '@/components/section'
import type { SectionOfKind } from './section-of-kind'

/** Phases along a line that runs down the page. */
export function TimelineSection({ heading, text, items }: SectionOfKind<'timeline'>) {
  return (
    <Section heading={heading} intro={text}>
      <ol className="ml-1.5 border-l-3 border-ink">
        {items.map(({ when, title, description }) => (
          <li
            key={when}
            className="relative grid gap-x-8 gap-y-2 pb-10 pl-8 last:pb-0 before:absolute before:top-0.5 before:-left-[0.59375rem] before:size-4 before:bg-accent sm:grid-cols-[8rem_1fr] sm:pl-10"
          >
            <p className="slug pt-[0.15rem] text-accent sm:pt-1.5">{when}</p>
            <div>
              <h3>{title}</h3>
              <p className="mt-2 max-w-measure text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
