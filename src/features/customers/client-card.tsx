import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/external-link'
import { ArrowIcon } from '@/components/icons'
import { checkedId } from '@/content/checked-id'
import type { CaseStudyId } from '@/content/ids'
import type { PortfolioClient } from '@/schema/portfolio'

/** One client: name and line at the left, then challenge, solution and results in columns. */
export function ClientCard({ client, readButton }: { client: PortfolioClient; readButton: string }) {
  const { id, name, challenge, solution, results, media, links, services } = client
  return (
    <article
      aria-labelledby={`client-${id}`}
      className="grid gap-x-10 gap-y-6 border-t border-rule py-8 lg:grid-cols-12"
    >
      <header className="lg:col-span-3">
        <h3 id={`client-${id}`} className="text-h2">
          {name}
        </h3>
        <p className="mt-2 text-small text-muted">{describeClient(client)}</p>
        <Link
          to="/case-study/$id"
          params={{ id: checkedId<CaseStudyId>(id) }}
          className="button button-quiet mt-5 !min-h-11 !px-4 !py-2 !text-base"
        >
          {readButton}
          <span className="sr-only">: {name}</span>
          <ArrowIcon className="button-arrow" />
        </Link>
      </header>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-3 lg:col-span-9">
        <Column heading="Challenge">
          <p>{challenge}</p>
        </Column>
        <Column heading="Solution">
          <p>{solution}</p>
        </Column>
        <Column heading="Results">
          <ul className="space-y-2">
            {results.map((result) => (
              <li key={result} className="border-l-2 border-accent pl-3">
                {result}
              </li>
            ))}
          </ul>
        </Column>
        {media?.length ? (
          <Column heading="Media Coverage">
            <ul className="space-y-1 text-small">
              {media.map(({ outlet, type }) => (
                <li key={outlet + type}>
                  {outlet}, <span className="text-muted">{type}</span>
                </li>
              ))}
            </ul>
          </Column>
        ) : null}
        {services?.length ? (
          <Column heading="Services Delivered">
            <p className="text-small">{services.join(', ')}</p>
          </Column>
        ) : null}
        {links?.length ? (
          <Column heading="Featured Coverage">
            <ul className="text-small">
              {links.map(({ title, url }) => (
                <li key={url}>
                  <ExternalLink href={url} className="inline-block py-1">
                    {title}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </Column>
        ) : null}
      </div>
    </article>
  )
}

/** Sector and region, innovation, and period, as far as they are known. */
function describeClient({ sector, region, innovation, period }: PortfolioClient): string {
  return [[sector, region].filter(Boolean).join(', '), innovation, period].filter(Boolean).join(' · ')
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="kicker mb-2.5 font-text tracking-[0.09em] text-muted">{heading}</h4>
      {children}
    </div>
  )
}
