import { ClientWordmark } from '@/components/client-wordmark'
import type { StartupsPage } from '@/schema/startups'

/** Outlets that covered clients, as a row of nameplates. */
export function Outlets({ heading, names }: StartupsPage['outlets']) {
  return (
    <section aria-labelledby="outlets-heading" className="bg-surface">
      <div className="page-width py-10">
        <h2 id="outlets-heading" className="kicker font-text tracking-[0.09em]">
          {heading}
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-y-4 md:grid-cols-6 lg:-mx-4 lg:flex lg:justify-between">
          {names.map((name, index) => (
            <li key={name} className="last:col-span-2 md:col-span-2 md:nth-[n+4]:col-span-3">
              <ClientWordmark name={name} index={index} stacked />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
