import { Picture } from '@/components/picture'
import { ResultFigure } from '@/components/result-figure'
import type { Pictures } from '@/schema/additions'
import type { PortfolioClient } from '@/schema/portfolio'
import { CaseStudyButton, describeClient } from './case-study-button'
import { ClientDetails } from './client-details'

type LeadClientProps = { client: PortfolioClient; image: string; readButton: string } & Pictures

/** The client that leads its group: its picture and its first result, large. */
export function LeadClient({ client, image, pictures, readButton }: LeadClientProps) {
  const { id, name, results } = client
  return (
    <article
      aria-labelledby={`client-${id}`}
      className="grid gap-x-columns gap-y-4 pb-6 lg:grid-cols-12 lg:gap-y-8 lg:pb-10"
    >
      <div className="lg:col-span-7">
        <Picture
          path={image}
          pictures={pictures}
          alt=""
          sizes="(min-width: 64rem) 56vw, 92vw"
          className="aspect-5/2 w-full object-cover lg:aspect-[16/9]"
        />
      </div>
      <header className="flex flex-col lg:col-span-5">
        <h3 id={`client-${id}`} className="text-h1">
          {name}
        </h3>
        <p className="mt-1 text-small text-muted lg:mt-2">{describeClient(client)}</p>
        <p className="mt-4 lg:mt-auto lg:pt-8">
          <ResultFigure result={results[0] ?? name} size="text-banner" />
        </p>
        <CaseStudyButton client={client} words={readButton} className="mt-5 self-start" />
      </header>
      <ClientDetails client={client} className="lg:col-span-12">
        <span className="font-semibold">Challenge, solution and results</span>
      </ClientDetails>
    </article>
  )
}
