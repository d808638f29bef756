import { WideSection } from '@/components/wide-section'
import type { SectionOfKind } from './section-of-kind'

/** Promised times, set as large as the promise. */
export function TimesSection({ heading, text, items }: SectionOfKind<'times'>) {
  return (
    <WideSection heading={heading} intro={text}>
      <dl className="ledger">
        {items.map(({ value, label }) => (
          <div key={value} className="grid items-baseline gap-x-columns gap-y-3 py-6 lg:grid-cols-12">
            <dt className="figure text-h1 lg:col-span-7">{value}</dt>
            <dd className="max-w-136 text-muted lg:col-span-5">{label}</dd>
          </div>
        ))}
      </dl>
    </WideSection>
  )
}
