import { Link } from '@tanstack/react-router'
import * as words from '@words/customers'
import { ArrowIcon } from '@/components/icons'
import { checkedId } from '@/content/checked-id'
import type { CaseStudyId } from '@/content/ids'
import type { PortfolioClient } from '@/schema/portfolio'

type CaseStudyButtonProps = { client: PortfolioClient; label: string; className?: string }

/** The way to the case study of a client. One that is not written yet says so before anybody presses it. */
export function CaseStudyButton({ client: { id, name, hasCaseStudy }, label, className = '' }: CaseStudyButtonProps) {
  return (
    <Link
      to="/case-study/$id"
      params={{ id: checkedId<CaseStudyId>(id) }}
      className={`button button-quiet !min-h-11 justify-self-start !px-4 !py-2 !text-base whitespace-nowrap max-sm:!px-3 ${hasCaseStudy ? '' : 'border-dashed !text-muted max-sm:flex-col max-sm:items-start max-sm:!gap-0 max-sm:!py-0.5 max-sm:!leading-tight'} ${className}`}
    >
      {label}
      <span className="sr-only">: {name}</span>
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
