import type { PortfolioClient } from '@/schema/portfolio'
import { CaseStudyButton, describeClient } from './case-study-button'
import { ClientDetails, Result } from './client-details'

type ClientCardProps = { client: PortfolioClient; readButton: string }

/**
 * One client: name and line at the left, then challenge, solution and results in columns. On phones and tablets, the first
 * result is below the name, and the columns open in place, from the row of the button.
 */
export function ClientCard({ client, readButton }: ClientCardProps) {
  const { id, name, results } = client
  return (
    <article
      aria-labelledby={`client-${id}`}
      className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 border-t border-rule py-3 md:grid-cols-[1fr_auto_8rem] md:gap-x-6 md:gap-y-2 md:py-4 lg:grid-cols-12 lg:items-stretch lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-3 lg:py-8 print:block print:break-inside-avoid"
    >
      <header className="col-span-full md:col-span-1 lg:col-span-3">
        <h3 id={`client-${id}`} className="text-client">
          {name}
        </h3>
        <p className="mt-0.5 text-small leading-snug text-muted lg:mt-2">{describeClient(client)}</p>
        <p className="mt-0.5 leading-snug max-sm:text-small lg:hidden print:hidden">
          <Result result={results[0] ?? name} />
        </p>
      </header>
      <CaseStudyButton client={client} label={readButton} className="lg:col-span-3 lg:row-start-2 lg:self-start" />
      <ClientDetails
        client={client}
        className="max-lg:open:col-span-full lg:col-span-9 lg:col-start-4 lg:row-span-2 lg:row-start-1"
      />
    </article>
  )
}
