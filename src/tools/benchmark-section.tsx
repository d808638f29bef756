import * as words from '@words/tool'
import { CalendarDate } from '@/components/calendar-date'
import { ExternalLink } from '@/components/external-link'
import { Section } from '@/components/section'
import { Sentence } from '@/components/sentence'
import type { Benchmark } from '@/schema/benchmarks'
import { groupFigures } from './group-figures'

type BenchmarkSectionProps = { heading: string; intro: string; benchmarks: readonly Benchmark[] }

/** What others have measured: figures with their definition, size, source and date. */
export function BenchmarkSection({ heading, intro, benchmarks }: BenchmarkSectionProps) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className="ledger">
        {groupFigures(benchmarks).map(({ source: { definition, size, source, url, date }, figures }) => (
          <li key={figures[0]?.label} className="grid gap-x-columns gap-y-4 py-6 md:grid-cols-2">
            <dl className="space-y-3">
              {figures.map(({ label, figure }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt>{label}</dt>
                  <dd className="figure text-h3">{figure}</dd>
                </div>
              ))}
            </dl>
            <div>
              <p className="max-w-measure text-muted">{definition}</p>
              <p className="mt-3 text-small text-muted">
                <Sentence
                  of={words.measured}
                  source={<ExternalLink href={url}>{source}</ExternalLink>}
                  size={size}
                  day={<CalendarDate day={date} />}
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
