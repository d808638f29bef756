import { WideSection } from '@/components/wide-section'
import type { SectionOfKind } from './section-of-kind'

/** Phases along a line that runs down the page. */
export function TimelineSection({ heading, text, items }: SectionOfKind<'timeline'>) {
  return (
    <WideSection heading={heading} intro={text}>
      <ol>
        {items.map(({ when, title, description }) => (
          <li
            key={when}
            className="relative grid gap-x-columns gap-y-2 pb-10 before:absolute before:inset-y-0 before:left-1.5 before:w-0.75 before:bg-ink after:absolute after:top-2.5 after:left-0 after:size-4 after:bg-accent last:pb-0 lg:grid-cols-12 lg:items-baseline"
          >
            <p className="pl-9 font-display text-time leading-tight font-bold text-accent lg:col-span-4">{when}</p>
            <div className="pl-9 lg:col-span-8 lg:pl-0">
              <h3>{title}</h3>
              <p className="mt-2 max-w-measure text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  )
}
