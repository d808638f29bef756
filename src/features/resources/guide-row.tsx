import { Picture } from '@/components/picture'
import type { ResourceSummary } from '@/schema/entries'
import { GuideFacts, GuideLink } from './guide-link'

/** One guide among the others. On phones its picture is a stamp beside the title. */
export function GuideRow({ guide }: { guide: ResourceSummary }) {
  const { kind, summary, image, imageAlt = '', pictures } = guide
  return (
    <li className="group relative grid grid-cols-[5.5rem_1fr] items-start gap-x-4 gap-y-3 py-guide-row sm:grid-cols-[10rem_1fr] lg:grid-cols-12 lg:gap-x-columns">
      {image ? (
        <div className="lg:col-span-2">
          <Picture
            path={image}
            pictures={pictures}
            alt={imageAlt}
            sizes="(min-width: 64rem) 16vw, (min-width: 40rem) 10rem, 5.5rem"
            className="framed aspect-square w-full object-cover sm:aspect-3/2"
          />
        </div>
      ) : null}
      <div className="lg:col-span-5">
        {kind ? <p className="kicker mb-2 text-accent">{kind}</p> : null}
        <h2 className="text-guide-heading">
          <GuideLink guide={guide} />
        </h2>
      </div>
      <div className="col-span-full space-y-3 sm:col-start-2 lg:col-span-5 lg:col-start-8">
        <p className="max-w-144 text-muted">{summary}</p>
        <GuideFacts guide={guide} />
      </div>
    </li>
  )
}
