import type { PortfolioClient } from '@/schema/portfolio'
import { CaseStudyButton, describeClient } from './case-study-button'
import { ClientDetails, Result } from './client-details'

type ClientCardProps = { client: PortfolioClient; readButton: string }

/** One client: name and line at the left, then challenge, solution and results in columns; on phones these open in place. */
export function ClientCard({ client, readButton }: ClientCardProps) {
  const { id, name, results } = client
  return (
    <article
      aria-labelledby={`client-${id}`}
      className="grid gap-x-10 gap-y-3 border-t border-rule py-5 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:py-8"
    >
      <header className="lg:col-span-3">
        <h3 id={`client-${id}`} className="text-h2">
          {name}
        </h3>
        <p className="mt-1 text-small text-muted lg:mt-2">{describeClient(client)}</p>
      </header>
      <ClientDetails client={client} className="lg:col-span-9 lg:row-span-2">
        <Result result={results[0] ?? name} />
      </ClientDetails>
      <CaseStudyButton
        client={client}
        words={readButton}
        className="lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:self-start"
      />
    </article>
  )
}
