import { WideSection } from '@/components/wide-section'
import type { SectionOfKind } from './section-of-kind'

/** Programs to choose from, like lines of a timetable. */
export function ProgramsSection({ heading, text, items }: SectionOfKind<'programs'>) {
  return (
    <WideSection heading={heading} intro={text}>
      <ul className="ledger">
        {items.map(({ name, duration, format }) => (
          <li key={name} className="grid items-baseline gap-x-columns gap-y-1 py-6 sm:grid-cols-[6fr_3fr_3fr]">
            <h3 className="text-h2">{name}</h3>
            <p className="font-display text-h3 font-bold text-accent">{duration}</p>
            <p className="text-muted sm:text-right">{format}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  )
}
