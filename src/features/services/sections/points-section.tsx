import { PointList } from '@/components/point-list'
import { Section } from '@/components/section'
import type { SectionOfKind } from './section-of-kind'

export function PointsSection({ heading, text, items }: SectionOfKind<'points'>) {
  return (
    <Section heading={heading} intro={text}>
      <PointList points={items} />
    </Section>
  )
}
