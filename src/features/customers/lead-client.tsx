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
      className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 pb-3 md:pb-4 md:gap-x-6 lg:grid-cols-12 lg:grid-rows-[1fr_auto] lg:gap-x-columns lg:gap-y-8 lg:pb-10 print:block print:break-inside-avoid"
    >
      <div className="after-first-paint col-span-full aspect-5/2 lg:col-span-7 lg:row-span-2 lg:aspect-[16/9]">
        <Picture
          path={image}
          pictures={pictures}
          alt=""
          sizes="(min-width: 64rem) 56vw, 92vw"
          className="size-full object-cover"
        />
      </div>
      <header className="col-span-full flex flex-col lg:col-span-5">
        <h3 id={`client-${id}`} className="text-h1">
          {name}
        </h3>
        <p className="mt-1 text-small leading-snug text-muted lg:mt-2">{describeClient(client)}</p>
        <p className="mt-2.5 leading-snug lg:mt-auto lg:pt-8">
          <ResultFigure result={results[0] ?? name} size="text-banner" />
        </p>
      </header>
      <CaseStudyButton client={client} label={readButton} className="lg:col-span-5 lg:-mt-3" />
      <ClientDetails client={client} className="max-lg:open:col-span-full lg:col-span-12" />
    </article>
  )
}
