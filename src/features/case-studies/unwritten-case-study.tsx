import * as words from '@words/unwritten-case-study'
import { MissingCaseStudy } from '@/components/missing-case-study'
import { NotFoundHead } from '@/components/not-found-head'
import { WaysOn } from '@/components/ways-on'
import type { PortfolioClient } from '@/schema/portfolio'

/** A case study that does not exist. What the portfolio says of the client, if it is one, comes above the way back. */
export function UnwrittenCaseStudy({ data }: { data?: unknown }) {
  const client = data as PortfolioClient | undefined
  return (
    <>
      <NotFoundHead />
      <MissingCaseStudy>
        {client ? (
          <dl className="ledger mt-10 max-w-measure">
            <Fact term={words.client}>{client.name}</Fact>
            <Fact term={words.challenge}>{client.challenge}</Fact>
            <Fact term={words.solution}>{client.solution}</Fact>
            <div className="py-4">
              <dt className="kicker text-muted">{words.results}</dt>
              {client.results.map((result) => (
                <dd key={result} className="mt-1.5">
                  {result}
                </dd>
              ))}
            </div>
          </dl>
        ) : null}
      </MissingCaseStudy>
      <WaysOn />
    </>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="py-4">
      <dt className="kicker text-muted">{term}</dt>
      <dd className="mt-1.5">{children}</dd>
    </div>
  )
}
