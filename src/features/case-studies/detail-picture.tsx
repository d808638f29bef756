import { Picture } from '@/components/picture'
import type { CaseStudyEntry } from '@/schema/entries'

/** The second picture of a case study, where it has one. Beside the text it is square; above the text it is flat. */
export function DetailPicture({ caseStudy }: { caseStudy: CaseStudyEntry }) {
  const { detail, detailAlt, pictures } = caseStudy
  if (!detail) return null
  return (
    <Picture
      path={detail}
      pictures={pictures}
      alt={detailAlt ?? ''}
      sizes="(min-width: 64rem) 27rem, 92vw"
      className="no-print mt-8 aspect-3/2 w-full object-cover sm:aspect-5/2 lg:aspect-square"
    />
  )
}
