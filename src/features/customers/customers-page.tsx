import { CallToAction } from '@/components/call-to-action'
import { PageIntro } from '@/components/page-intro'
import { SampleNote } from '@/components/sample-note'
import type { PortfolioGroup } from '@/schema/entries'
import type { CustomersPage as CustomersContent } from '@/schema/pages'
import { ClientCard } from './client-card'

export function CustomersPage({ page, groups }: { page: CustomersContent; groups: PortfolioGroup[] }) {
  return (
    <>
      {page.sample ? <SampleNote text={page.sample} /> : null}
      <PageIntro heading={page.heading} intro={page.intro}>
        <dl className="ledger mt-12 grid grid-cols-2 gap-x-8 lg:grid-cols-4">
          {page.stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2 py-6">
              <dt className="text-muted">{label}</dt>
              <dd className="figure text-h1">{value}</dd>
            </div>
          ))}
        </dl>
        <nav aria-label="Groups of clients" className="mt-8">
          <ul className="flex flex-wrap gap-x-8">
            {groups.map(({ id, groupTitle, clients }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold">
                  {groupTitle}
                  <span className="ml-1.5 font-normal text-muted">({clients.length})</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageIntro>
      {groups.map(({ id, groupTitle, groupCategory, clients }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="pb-section">
          <div className="page-width">
            <div className="border-t-3 border-ink pt-5 pb-8">
              <h2 id={`${id}-heading`}>{groupTitle}</h2>
              <p className="mt-2 text-muted">{groupCategory}</p>
            </div>
            {clients.map((client) => (
              <ClientCard key={client.id} client={client} readButton={page.readButton} />
            ))}
          </div>
        </section>
      ))}
      <CallToAction {...page.callToAction} to="/contact" />
    </>
  )
}
