import type { PortfolioClient } from '@/schema/portfolio'
import { CaseStudyButton, describeClient } from './case-study-button'
import { ClientDetails, Result } from './client-details'

type ClientCardProps = { client: PortfolioClient; readButton: string }

/**
 * One client: name and line at the left, then challenge, solution and results in columns. On phones and tablets, the first
 * result is below the name, and the columns open in place, from the row of the button.
 */
export function ClientCard({ client, readButton }: ClientCardProps) {
  const { name, results } = client
  return (
    <article aria-label={name} className="client client-row">
      <header>
        <h3 className="text-client">{name}</h3>
        <p className="text-small text-muted">{describeClient(client)}</p>
        <p className="max-sm:text-small lg:hidden no-print">
          <Result result={results[0] ?? name} />
        </p>
      </header>
      <CaseStudyButton client={client} label={readButton} />
      <ClientDetails client={client} />
    </article>
  )
}
