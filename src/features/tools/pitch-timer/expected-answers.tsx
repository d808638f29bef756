import { ExternalLink } from '@/components/external-link'
import type { Benchmark } from '@/schema/benchmarks'
import { useBenchmark } from '../kit/benchmarks'
import { ResultTable } from '../kit/result-table'
import { EXAMPLES, expectAnswers } from './answers'

/** What a number of pitches usually leads to, so that silence surprises nobody. Without a figure, it says nothing. */
export function ExpectedAnswers() {
  const answered = useBenchmark('answers')
  const sameDay = useBenchmark('same-day')
  const withinAWeek = useBenchmark('within-a-week')
  if (!answered) return null
  return (
    <section aria-labelledby="expected-answers" className="mt-14">
      <h3 id="expected-answers">How many answers to expect</h3>
      <p className="mt-2 max-w-measure text-muted">
        {answered.figure} of pitches are answered (<Source {...answered} />
        ).
        {sameDay ? (
          <>
            {' '}
            {sameDay.figure} of answers come on the same day
            {withinAWeek ? `, and ${withinAWeek.figure} of articles within a week` : ''} (<Source {...sameDay} />
            ).
          </>
        ) : null}
      </p>
      <div className="mt-6 max-w-[36rem]">
        <ResultTable
          caption="Answers to expect, by the number of pitches"
          head={['Pitches', 'Answers', 'Chance of at least one']}
          rows={EXAMPLES.map((pitches) => expectAnswers(pitches, answered.value)).map(
            ({ pitches, answers, chanceOfOne }) => [
              String(pitches),
              answers < 1 ? 'fewer than 1' : `about ${Math.round(answers)}`,
              `${Math.round(chanceOfOne * 100)}%`,
            ],
          )}
        />
      </div>
    </section>
  )
}

const Source = ({ source, url }: Benchmark) => <ExternalLink href={url}>{source}</ExternalLink>
