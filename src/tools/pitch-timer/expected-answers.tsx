import * as words from '@words/tools/pitch-timer'
import { ExternalLink } from '@/components/external-link'
import type { Benchmark } from '@/schema/benchmarks'
import { useBenchmark } from '../kit/benchmarks'
import { ResultTable } from '../kit/result/result-table'
import { EXAMPLES, expectAnswers } from './answers'

/** What a number of pitches usually leads to, so that silence does not surprise. Without a figure, it says nothing. */
export function ExpectedAnswers() {
  const answered = useBenchmark('answers')
  const sameDay = useBenchmark('same-day')
  const withinAWeek = useBenchmark('within-a-week')
  if (!answered) return null
  return (
    <section aria-labelledby="expected-answers" className="mt-14">
      <h3 id="expected-answers">{words.answersToExpect}</h3>
      <p className="mt-2 max-w-measure text-muted">
        {words.answered(answered.figure, <Source key="source" {...answered} />)}
        {sameDay ? (
          <> {words.onSameDay(sameDay.figure, withinAWeek?.figure, <Source key="source" {...sameDay} />)}</>
        ) : null}
      </p>
      <div className="mt-6 max-w-xl">
        <ResultTable
          caption={words.answersByPitches}
          head={[words.pitches, words.answers, words.chanceOfOne]}
          rows={EXAMPLES.map((pitches) => expectAnswers(pitches, answered.value)).map(
            ({ pitches, answers, chanceOfOne }) => [
              String(pitches),
              words.answersFor(answers),
              `${Math.round(chanceOfOne * 100)}%`,
            ],
          )}
        />
      </div>
    </section>
  )
}

const Source = ({ source, url }: Benchmark) => <ExternalLink href={url}>{source}</ExternalLink>
