import { Link } from '@tanstack/react-router'
import * as words from '@words/customers'
import { ArrowIcon } from '@/components/icons'
import { checkedId } from '@/content/checked-id'
import type { CaseStudyId } from '@/content/ids'
import type { PortfolioClient } from '@/schema/portfolio'

type CaseStudyButtonProps = { client: PortfolioClient; label: string }

/** The way to the case study of a client. For a study that is not written yet, it says so before a press. */
export function CaseStudyButton({ client: { id, name, hasCaseStudy }, label }: CaseStudyButtonProps) {
  return (
    <Link
      to="/case-study/$id"
      params={{ id: checkedId<CaseStudyId>(id) }}
      className={`button button-quiet ${hasCaseStudy ? '' : 'button-unwritten'}`}
    >
      {label}
      <span className="sr-only">{`: ${name}`}</span>
      {hasCaseStudy ? (
        <ArrowIcon className="button-arrow" />
      ) : (
        <span className="text-small leading-tight">{words.inPreparation}</span>
      )}
    </Link>
  )
}

/** Sector and region, innovation, and period, as far as they are known. */
export function describeClient({ sector, region, innovation, period }: PortfolioClient): string {
  return [[sector, region].filter(Boolean).join(', '), innovation, period].filter(Boolean).join(' · ')
}
