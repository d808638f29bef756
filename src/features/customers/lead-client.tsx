import { Picture } from '@/components/picture'
import { ResultFigure } from '@/components/result-figure'
import type { Pictures } from '@/schema/additions'
import type { PortfolioClient } from '@/schema/portfolio'
import { CaseStudyButton, describeClient } from './case-study-button'
import { ClientDetails } from './client-details'

type LeadClientProps = { client: PortfolioClient; image: string; readButton: string } & Pictures

/** The client that leads its group: its picture and its first result, large. */
export function LeadClient({ client, image, pictures, readButton }: LeadClientProps) {
  const { name, results } = client
  return (
    <article aria-label={name} className="client client-lead">
      <div className="after-first-paint aspect-5/2 lg:aspect-video">
        <Picture
          path={image}
          pictures={pictures}
          alt=""
          sizes="(min-width: 64rem) 56vw, 92vw"
          className="size-full object-cover"
        />
      </div>
      <header className="flex flex-col">
        <h3 className="text-h1">{name}</h3>
        <p className="text-small text-muted">{describeClient(client)}</p>
        <p className="pt-2 lg:mt-auto! lg:pt-8">
          <ResultFigure result={results[0] ?? name} size="text-banner" />
        </p>
      </header>
      <CaseStudyButton client={client} label={readButton} />
      <ClientDetails client={client} />
    </article>
  )
}
