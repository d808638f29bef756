import { ClientLogo } from '@/components/client-logo'
import type { StartupsEntry } from '@/schema/entries'

type OutletsProps = NonNullable<StartupsEntry['outlets']> & Pick<StartupsEntry, 'pictures'>

const FIVE = 'grid grid-cols-2 gap-y-4 md:grid-cols-6 lg:-mx-4 lg:flex lg:justify-between'
const OF_FIVE = 'last:col-span-2 md:col-span-2 md:nth-[n+4]:col-span-3'
const ANY = 'flex flex-wrap items-center justify-center gap-x-6 gap-y-4 lg:-mx-4'

/** Outlets that covered clients, as a row of nameplates. */
export function Outlets({ heading, names, pictures }: OutletsProps) {
  const areFive = names.length === 5
  return (
    <section aria-labelledby="outlets-heading" className="bg-surface">
      <div className="page-width py-10">
        <h2 id="outlets-heading" className="kicker font-text">
          {heading}
        </h2>
        <ul className={`mt-6 ${areFive ? FIVE : ANY}`}>
          {names.map((outlet, index) => (
            <li key={outlet.name} className={areFive ? OF_FIVE : undefined}>
              <ClientLogo entry={outlet} index={index} pictures={pictures} stacked />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
