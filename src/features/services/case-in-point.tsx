import { Link } from '@tanstack/react-router'
import * as words from '@words/service'
import { Picture } from '@/components/picture'
import { ResultFigure } from '@/components/result-figure'
import { checkedId } from '@/content/checked-id'
import type { CaseStudyId } from '@/content/ids'
import type { ShownCase } from '@/schema/entries'

/** The case study that shows the service at work: its picture, its name and its number. */
export function CaseInPoint({ study }: { study: ShownCase }) {
  const { id, name, result, image, sample, pictures } = study
  return (
    <div data-repeated="" className="group relative col-span-full sm:max-lg:col-span-8 lg:col-span-4 lg:col-start-9">
      {image ? (
        <Picture
          path={image}
          pictures={pictures}
          alt=""
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 62vw, 92vw"
          className="framed aspect-3/2 w-full object-cover"
        />
      ) : null}
      <p className="mt-4">
        <Link
          to="/case-study/$id"
          params={{ id: checkedId<CaseStudyId>(id) }}
          className="font-semibold group-hover:text-accent after:absolute after:inset-0"
        >
          {words.caseStudy({ client: name })}
        </Link>
      </p>
      <p className="mt-3">
        <ResultFigure result={result} />
      </p>
      {sample ? (
        <p role="note" className="mt-4 border-t border-rule pt-3 text-small text-muted">
          {sample}
        </p>
      ) : null}
    </div>
  )
}
