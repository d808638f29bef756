import type { ServiceSection as Section } from '@/schema/service'
import { CardsSection } from './sections/cards-section'
import { HotlineSection } from './sections/hotline-section'
import { NoticeSection } from './sections/notice-section'
import { PointsSection } from './sections/points-section'
import { ProgramsSection } from './sections/programs-section'
import { SeasonsSection } from './sections/seasons-section'
import { TimelineSection } from './sections/timeline-section'
import { TimesSection } from './sections/times-section'

type ServiceSectionProps = {
  section: Section
  /** Where buttons lead when it is not the booking page. */
  bookingLink?: string
}

/** One of the further sections of a service page; each kind has its own look. */
export function ServiceSection({ section, bookingLink }: ServiceSectionProps) {
  switch (section.kind) {
    case 'points':
      return <PointsSection {...section} />
    case 'cards':
      return <CardsSection {...section} />
    case 'programs':
      return <ProgramsSection {...section} />
    case 'seasons':
      return <SeasonsSection {...section} />
    case 'times':
      return <TimesSection {...section} />
    case 'timeline':
      return <TimelineSection {...section} />
    case 'notice':
      return <NoticeSection {...section} />
    case 'hotline':
      return <HotlineSection {...section} bookingLink={bookingLink} />
    default:
      return section satisfies never
  }
}
