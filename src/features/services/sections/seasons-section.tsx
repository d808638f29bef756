import { WideSection } from '@/components/wide-section'
import type { SectionOfKind } from './section-of-kind'

/** Launch windows along one line: the year. */
export function SeasonsSection({ heading, text, items }: SectionOfKind<'seasons'>) {
  return (
    <WideSection heading={heading} intro={text}>
      <ol className="grid sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {items.map(({ season, focus }) => (
          <li
            key={season}
            className="relative border-t-3 border-ink pt-9 pr-columns pb-10 before:absolute before:-top-2 before:left-0 before:size-4 before:-translate-y-px before:bg-accent xl:pb-0"
          >
            <h3>{season}</h3>
            <p className="mt-2 max-w-136 text-muted">{focus}</p>
          </li>
        ))}
      </ol>
    </WideSection>
  )
}
