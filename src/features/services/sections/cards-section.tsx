import { WideSection } from '@/components/wide-section'
import type { SectionOfKind } from './section-of-kind'

/** Columns for a number of pieces, so that no row is left with a hole. Five become two above three. */
const COLUMNS: Record<number, string> = {
  2: 'md:grid-cols-2',
  4: 'md:grid-cols-2 xl:grid-cols-4',
  5: 'md:grid-cols-6 md:*:col-span-2 md:*:nth-[-n+2]:col-span-3',
}

/** Titled pieces in ruled columns, without boxes. */
export function CardsSection({ heading, text, items }: SectionOfKind<'cards'>) {
  return (
    <WideSection heading={heading} intro={text}>
      <ul className={`ruled-columns gap-y-10 ${COLUMNS[items.length] ?? 'md:grid-cols-3'}`}>
        {items.map(({ title, description }) => (
          <li key={title} className="border-t-3 border-ink pt-5">
            <h3>{title}</h3>
            <p className="mt-2 max-w-144 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  )
}
