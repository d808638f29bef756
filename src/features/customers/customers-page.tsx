import { getRouteApi, useHydrated } from '@tanstack/react-router'
import * as words from '@words/customers'
import { CallToAction } from '@/components/call-to-action'
import { PageIntro } from '@/components/page-intro'
import { SampleNote } from '@/components/sample-note'
import type { PortfolioGroup } from '@/schema/entries'
import type { CustomersPage as CustomersContent } from '@/schema/pages'
import { ClientCard } from './client-card'
import { countClients, filterGroups, servicesOf } from './filter'
import { FilterBar } from './filter-bar'
import { LeadClient } from './lead-client'

/** Columns of so many figures on a wide screen; narrower ones have two, and the odd one has a row of its own. */
const COLUMNS: Record<number, string> = {
  2: '',
  3: 'lg:grid-cols-3 max-lg:*:last:col-span-full',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5 max-lg:*:last:col-span-full',
  6: 'lg:grid-cols-3 xl:grid-cols-6',
}

const route = getRouteApi('/customers')

type CustomersPageProps = { page: CustomersContent; groups: PortfolioGroup[] }

/** All clients in their groups, the first of each group with its picture; a visitor can ask for a sector or a service. */
export function CustomersPage({ page, groups }: CustomersPageProps) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  // The prerendered page shows all clients: until React has taken it over, so does this one.
  const chosen = useHydrated() ? search : {}
  const shown = filterGroups(groups, chosen)
  const count = countClients(shown)
  const all = countClients(groups)
  return (
    <>
      {page.sample ? <SampleNote text={page.sample} /> : null}
      <PageIntro heading={page.heading} intro={page.intro}>
        <dl
          className={`ledger mt-6 mb-4 grid grid-cols-2 gap-x-6 lg:mt-10 lg:gap-x-8 lg:mb-8 ${COLUMNS[page.stats.length]}`}
        >
          {page.stats.map(({ value, label, source }) => (
            <div key={label} className="portfolio-figure">
              <dt className="order-1 text-muted">{label}</dt>
              <dd className="figure text-figure">{value}</dd>
              {source ? <dd className="order-1 text-small text-muted">{words.source({ source })}</dd> : null}
            </div>
          ))}
        </dl>
        <FilterBar
          sectors={groups.map(({ id, groupTitle }) => ({ id, name: groupTitle }))}
          services={servicesOf(groups)}
          chosen={chosen}
          count={count === all ? words.clients({ count: all }) : words.clientsOf({ count, all })}
          onChange={(search) => navigate({ search, replace: true, resetScroll: false })}
        />
        <nav aria-label={words.groups} className="mt-4 max-lg:[@media(scripting:enabled)]:hidden">
          <ul className="flex flex-wrap gap-x-8">
            {shown.map(({ id, groupTitle, clients }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold">
                  {groupTitle}
                  <span className="ml-1.5 font-normal text-muted">{`(${clients.length})`}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageIntro>
      {shown.map(({ id, groupTitle, groupCategory, clients, lead, pictures }) => (
        <section key={id} id={id} aria-label={groupTitle} className="pb-section-30 lg:pb-section-50">
          <div className="page-width">
            <div className="border-t-3 border-ink pt-3 pb-4 lg:pt-4 lg:pb-8">
              <h2>{groupTitle}</h2>
              <p className="mt-1 text-muted max-sm:text-small max-sm:leading-snug">{groupCategory}</p>
            </div>
            {clients.map((client) =>
              client.id === lead?.id ? (
                <LeadClient
                  key={client.id}
                  client={client}
                  image={lead.image}
                  pictures={pictures}
                  readButton={page.readButton}
                />
              ) : (
                <ClientCard key={client.id} client={client} readButton={page.readButton} />
              ),
            )}
          </div>
        </section>
      ))}
      {count === 0 ? (
        <p className="page-width lead pb-section">
          {words.none}{' '}
          <button type="button" className="min-h-11 underline" onClick={() => navigate({ search: {} })}>
            {words.showAll}
          </button>
        </p>
      ) : null}
      <CallToAction {...page.callToAction} to="/contact" />
    </>
  )
}
