import { ContentLink } from '@/components/content-link'
import { sitePrice } from '@/content/site-price'
import type { HomeEntry } from '@/schema/entries'

/** What it costs, in display type: the packages at a fixed price, and the way to all prices. */
export function FrontPrices({ packages, front }: Pick<HomeEntry, 'packages' | 'front'>) {
  if (!packages) return null
  return (
    <section aria-labelledby="prices-heading" className="page-grid border-t border-ink py-section-60">
      <div className="col-span-full lg:col-span-4">
        <h2 id="prices-heading">{packages.heading}</h2>
        <p className="mt-4 max-w-128 text-muted">{packages.text}</p>
      </div>
      <div className="col-span-full lg:col-span-8">
        <dl className="ledger ledger-pairs">
          {front.packages.map(({ name, price }) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-3 py-6">
              <dt className="text-lead leading-relaxed">{name}</dt>
              <dd className="figure text-h1">{sitePrice(price)}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-4 flex flex-wrap gap-x-8">
          {packages.links.map(({ label, link }) => (
            <li key={link}>
              <ContentLink to={link} className="inline-flex min-h-11 items-center font-semibold">
                {label}
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
