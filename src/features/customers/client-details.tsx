import * as words from '@words/customers'
import type { ReactNode } from 'react'
import { ExternalLink } from '@/components/external-link'
import { leadingFigure } from '@/lib/leading-figure'
import type { PortfolioClient } from '@/schema/portfolio'

type ClientDetailsProps = { client: PortfolioClient }

/** What we did for a client, in columns. Wide screens show it; narrow ones open it in place. */
export function ClientDetails({ client }: ClientDetailsProps) {
  const { name, challenge, solution, results, media, links, services } = client
  return (
    <details className="open-when-wide">
      <summary className="summary-row">
        {words.inBrief}
        <span className="sr-only">{words.inBriefOf({ client: name })}</span>
      </summary>
      <div className="client-details">
        <Column heading={words.challenge}>
          <p>{challenge}</p>
        </Column>
        <Column heading={words.solution}>
          <p>{solution}</p>
        </Column>
        <Column heading={words.results}>
          <ul className="client-results">
            {results.map((result) => (
              <li key={result}>
                <Result result={result} />
              </li>
            ))}
          </ul>
        </Column>
        {media?.length ? (
          <Column heading={words.media}>
            <ul className="space-y-1 text-small">
              {media.map(({ outlet, type }) => (
                <li key={outlet + type}>
                  {`${outlet}, `}
                  <span className="text-muted">{type}</span>
                </li>
              ))}
            </ul>
          </Column>
        ) : null}
        {services?.length ? (
          <Column heading={words.delivered}>
            <p className="text-small">{services.join(', ')}</p>
          </Column>
        ) : null}
        {links?.length ? (
          <Column heading={words.featured}>
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
    </details>
  )
}

/** A result in a line, its figure in the display face. */
export function Result({ result }: { result: string }) {
  const { figure, words } = leadingFigure(result)
  return (
    <>
      {figure ? <span className="figure text-h3">{`${figure} `}</span> : null}
      {words}
    </>
  )
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="kicker">{heading}</h4>
      {children}
    </div>
  )
}
